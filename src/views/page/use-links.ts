import { useEffect } from 'react'
import { isPlainClick } from '../../base/dom/plain-click.ts'
import { sameOriginPath } from '../../base/security/safe-url.ts'
import { getOwn } from '../../domain/get-own.ts'
import type { EventOf } from '../../kit/emit.ts'
import { useHost, useSettings } from '../../kit/host.ts'
import { rememberLanguage } from '../../stores/app/language.ts'
import { isLoginLayout } from '../../stores/page/login-layout.ts'
import type { Navigation } from '../../stores/page/navigation.ts'
import { $route } from '../../stores/page/route.ts'

/** The clicked link, also inside shadow roots. */
const linkFromEvent = (event: Event) =>
  event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '')

/** True if only the hash differs: the browser handles such links. */
const isSamePageHash = (href: string) => href.includes('#') && href.split('#')[0] === location.href.split('#')[0]

const pathOf = (url: string | undefined) => sameOriginPath(url)?.split(/[?#]/)[0]

/** The language whose alternative of the current page has this URL; undefined for other sites and invalid URLs (R08). */
function languageOfHref(href: string): string | undefined {
  const path = pathOf(href)
  const { alternatives } = $route.get()
  return Object.keys(alternatives).find((language) => path !== undefined && pathOf(getOwn(alternatives, language)) === path)
}

/** Routes clicks on links of the page; leaves new tabs, downloads, other sites and hashes to the browser. */
export function useLinks(navigation: Navigation | undefined): void {
  const { element } = useHost()
  const { links } = useSettings()
  useEffect(() => {
    if (!element || !navigation || links === 'event') return
    let clicked: HTMLAnchorElement | undefined
    const onPress = (event: MouseEvent) => {
      clicked = linkFromEvent(event)
      setTimeout(() => {
        clicked = undefined
      })
    }
    const onClick = (event: MouseEvent) => {
      const link = linkFromEvent(event)
      if (!link || !isPlainClick(event)) return
      const opensHere = (!link.target || link.target === '_self') && !link.hasAttribute('download')
      if (opensHere && !isSamePageHash(link.href) && navigation.navigate(link.href, languageOfHref(link.href))) event.preventDefault()
    }
    const onNavigate = (event: CustomEvent<EventOf['shop-navigate']>) => {
      // `onClick` follows links, unless their click was prevented
      if (event.defaultPrevented || clicked) return
      if (navigation.navigate(event.detail.url)) event.preventDefault()
    }
    const onLanguage = (event: CustomEvent<EventOf['shop-language-change']>) => {
      const { language, url } = event.detail
      // the login page reloads instead (LANG-04)
      if (event.defaultPrevented || !event.cancelable || url === undefined || isLoginLayout()) return
      if (!navigation.navigate(url, language)) return
      rememberLanguage(language)
      event.preventDefault()
    }
    element.addEventListener('click', onPress, { capture: true })
    element.addEventListener('click', onClick)
    element.addEventListener('shop-navigate', onNavigate)
    element.addEventListener('shop-language-change', onLanguage)
    return () => {
      element.removeEventListener('click', onPress, { capture: true })
      element.removeEventListener('click', onClick)
      element.removeEventListener('shop-navigate', onNavigate)
      element.removeEventListener('shop-language-change', onLanguage)
    }
  }, [element, navigation, links])
}
