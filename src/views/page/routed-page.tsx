import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onReconnect } from '../../base/http/reconnect.ts'
import { $idle, type RemoteStore } from '../../base/http/remote.ts'
import { secretParameter } from '../../base/security/secret-parameters.ts'
import { withServerValue } from '../../base/server-value.ts'
import { messages } from '../../domain/messages.ts'
import { parsePageUrl } from '../../domain/page/page-url.ts'
import { announce } from '../../kit/announce.ts'
import { useEmit, useHost, useSettings } from '../../kit/host.ts'
import { settingsAt } from '../../kit/settings.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Route } from '../../model/page/route.ts'
import { useLanguage } from '../../parts/app/use-configuration.ts'
import { useLastDefined } from '../../parts/app/use-last-defined.ts'
import { useText } from '../../parts/app/use-text.ts'
import { saveCampaign } from '../../stores/analytics/campaign.ts'
import { $page } from '../../stores/app/current-page.ts'
import { languageStore } from '../../stores/app/language.ts'
import { type Navigation, type PageError, startNavigation } from '../../stores/page/navigation.ts'
import { routeStore } from '../../stores/page/page-routes.ts'
import { $route, routeState } from '../../stores/page/route.ts'
import { savedHeights, savePageState } from '../../stores/page/scroll-restoration.ts'
import { focusedElement } from '../../ui/overlays/focused-element.ts'
import { PageLayout } from './page-layout.tsx'
import type { PageProps } from './page-props.ts'
import { useLinks } from './use-links.ts'
import { usePageHead } from './use-page-head.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** Renders the page of the current URL; links, back and forward render the next one without a reload. */
export function RoutedPage(props: PageProps) {
  const { token, manageHead } = props
  const prerendered = usePrerenderedRoute()
  const { element } = useHost()
  const emit = useEmit()
  const language = useLanguage()
  const t = useText()
  const main = useRef<HTMLElement>(null)
  const current = useStore($page)
  const page = useLastDefined(current?.host === element ? current : undefined)
  const [navigation, setNavigation] = useState<Navigation>()
  const [pageError, setPageError] = useState<PageError>()
  const isScrollHeld = useScrollRestoration(page, main)

  useEffect(() => {
    const settings = () => settingsAt(element)
    const started = startNavigation({
      host: element,
      settings,
      language: () => languageStore(settings()).get(),
      token: token ?? secretParameter('token'),
      onLeave({ entry }) {
        savePageState(entry.id, heightsIn(element))
        focusedElement()?.blur() // commits a text that is being typed, before the page is removed
      },
      onError: setPageError,
    })
    setNavigation(started)
    return started.stop
  }, [element, token])

  useEffect(() => (pageError?.kind === 'failed' ? onReconnect(pageError.retry) : undefined), [pageError])
  // offline, the service worker may have served the document of another page
  const missing = pageError && !page && t(messages.pageFailed)
  useEffect(() => {
    if (missing && manageHead) document.title = missing
  }, [missing, manageHead])
  useLinks(navigation)
  usePageHead(manageHead ? page?.route : undefined)

  const number = page?.number
  const route = page?.route
  const requestedLanguage = page?.entry.language
  useEffect(() => {
    if (route && language !== route.language && language !== requestedLanguage) navigation?.switchLanguage(language)
  }, [language, route, requestedLanguage, navigation])
  useEffect(() => {
    if (route) emit('shop-route-change', { route })
  }, [route, emit])
  useEffect(() => {
    if (number === undefined) return
    saveCampaign(location.search)
    if (number === 1) return
    queueMicrotask(() => announce(document.title)) // usePageHead sets the title in a microtask, too
    const frame = requestAnimationFrame(() => main.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [number])

  const firstRoute = page ? undefined : prerendered
  const heights = isScrollHeld && page ? savedHeights(page.entry.id) : undefined
  return (
    <PageLayout
      route={route ?? firstRoute}
      parts={props}
      path={page?.url.path ?? '/'}
      number={firstRoute ? 1 : number}
      pageError={pageError}
      heights={heights}
      main={main}
      isStandalone
    />
  )
}

/** The route of the page that a server has rendered, until the navigation has one. */
function usePrerenderedRoute(): Route | undefined {
  const { isPrerendered, server } = useHost()
  const settings = useSettings()
  const language = useLanguage()
  const [$prerendered] = useState((): RemoteStore<Route> => {
    const { href } = server?.url ?? location
    const url = isPrerendered ? parsePageUrl(href, { page: href, basePath: settings.basePath }) : undefined
    return url ? routeStore(settings, { path: url.path, search: url.search.slice(1), language }) : $idle
  })
  const { value } = useStore($prerendered)
  const route = value?.redirect ? undefined : value // the server of the page answers with the redirect
  useLayoutEffect(() => {
    if (isPrerendered && route) withServerValue($route, routeState(route))
  }, [isPrerendered, route])
  return route
}

const heightsIn = (page: HTMLElement | null): number[] =>
  [...(page?.children ?? [])].filter(({ localName }) => localName === 'shop-block').map((block) => block.getBoundingClientRect().height)
