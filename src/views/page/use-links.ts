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

/** The link that was clicked, through all shadow roots. */
const linkFromEvent = (event: Event) =>
  event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '')

/** Only the hash differs: the browser goes there itself. */
const isSamePageHash = (href: string) => href.includes('#') && href.split('#')[0] === location.href.split('#')[0]

const pathOf = (url: string | undefined) => sameOriginPath(url)?.split(/[?#]/)[0]

/** The language of an address that is this page in another one; what names another site, or no address at all, says nothing (R08). */
function languageOfHref(href: string): string | undefined {
  const path = pathOf(href)
  const { alternatives } = $route.get()
  return Object.keys(alternatives).find((language) => path !== undefined && pathOf(getOwn(alternatives, language)) === path)
}

/** Draws what links of the page lead to (G1); new tabs, downloads, other sites and hashes stay the browser's. */
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
      // a link is followed when its click arrives here, and nobody has kept it
      if (event.defaultPrevented || clicked) return
      if (navigation.navigate(event.detail.url)) event.preventDefault()
    }
    const onLanguage = (event: CustomEvent<EventOf['shop-language-change']>) => {
      const { language, url } = event.detail
      // a login is loaded anew where it is (LANG-04)
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
