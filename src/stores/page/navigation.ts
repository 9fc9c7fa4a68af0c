import { whenIdle } from '../../base/dom/page-events.ts'
import { $path, $search } from '../../base/dom/url-parts.ts'
import type { RemoteStore } from '../../base/http/remote.ts'
import { newGuid } from '../../base/random-id.ts'
import { isSamePage, type PageSite, type PageUrl, parsePageUrl, pathPrefix, toHref } from '../../domain/page/page-url.ts'
import { redirectLimit, redirectTarget } from '../../domain/page/redirect.ts'
import type { Settings } from '../../kit/settings.ts'
import { type HistoryEntry, readEntry, withEntry } from '../../model/account/history-entry.ts'
import type { Route } from '../../model/page/route.ts'
import { stringify } from '../../model/stringify.ts'
import { languagePreferences, resetLanguageChoice } from '../app/language.ts'
import { awaitRoute } from './await-route.ts'
import { routeStore } from './page-routes.ts'
import { countRedirect, resetRedirects } from './redirect-loop-guard.ts'
import { prepareRoute, publishRoute, setRoute } from './route.ts'

/** How a page came on the screen: with the document, by a link, by back and forward, or because it has changed meanwhile. */
export type NavigationCause = 'load' | 'follow' | 'traverse' | 'refresh'

export interface RenderedPage {
  route: Route
  url: PageUrl
  cause: NavigationCause
  /** of the history */
  entry: HistoryEntry
  /** rises with every page */
  number: number
}

/** Why a page is not there: it did not load, or it only sends the browser in circles. */
export interface PageError {
  kind: 'failed' | 'circle'
  retry: () => void
}

export interface NavigationOptions {
  settings: () => Settings
  /** current language */
  language: () => string
  /** preview token of the first page */
  token: string | undefined
  /** a page is about to leave the screen */
  onLeave: (page: RenderedPage) => void
  /** puts a page on the screen, before it returns */
  onRender: (page: RenderedPage) => void
  /** the address is another one within the page on screen */
  onSameDocument: () => void
  /** a page is not there; or undefined, when another is on its way */
  onError: (trouble: PageError | undefined) => void
}

export interface Navigation {
  /** Goes to an address; false when it is not the shop's to draw. */
  navigate(href: string, language?: string): boolean
  /** Asks for the page on screen in another language, where it stands. */
  switchLanguage(language: string): void
  stop(): void
}

/** What becomes of the history when the page is there. */
type HistoryAction = 'push' | 'replace' | 'stay'

interface NavigationRequest {
  url: PageUrl
  entry: HistoryEntry
  cause: NavigationCause
  historyAction: HistoryAction
  /** pages that sent the browser on */
  redirects: number
  /** the language of the entry was asked for, whatever the address is in */
  isExplicitLanguage?: boolean
}

/** The language that an address is in, when a page answered in another one; /lt is /lt/. */
function languageOfPath({ language, alternatives = {} }: Route, path: string): string | undefined {
  const pathname = (at: string) => URL.canParse(at, location.origin) && new URL(at, location.origin).pathname.replace(/\/$/, '')
  const [found] = Object.entries(alternatives).find(([, at]) => pathname(at) === path.replace(/\/$/, '')) ?? []
  return found === language ? undefined : found
}

/** The document that is here already, whatever its hash: it may be at an address that is no page's, such as /old.html. */
const isDocument = (href: string) => new URL(href, location.href).href.split('#')[0] === location.href.split('#')[0]

/**
 * Goes from page to page without loading the document: the page on screen stays until the route of the next one is
 * there, the last wish wins, what was visited is drawn at once.
 */
export function startNavigation({ settings, language, token, onLeave, onRender, onSameDocument, onError }: NavigationOptions): Navigation {
  let shown: RenderedPage | undefined
  let number = 0
  let cancelPending = () => {}

  const site = (): PageSite => ({ page: location.href, base: document.baseURI, basePath: settings().basePath })
  const newEntry = (preferredLanguage?: string): HistoryEntry => ({ id: newGuid(), language: preferredLanguage })
  const storeFor = ({ url, entry }: Pick<NavigationRequest, 'url' | 'entry'>): RemoteStore<Route> =>
    routeStore(settings(), {
      path: url.path,
      search: url.search.slice(1),
      language: entry.language ?? language(),
      ...(entry.token && { token: entry.token }),
    })

  function load(requested: NavigationRequest): void {
    const request = { ...requested, entry: { ...requested.entry, language: requested.entry.language ?? language() } }
    cancelPending()
    onError(undefined)
    const store = storeFor(request)
    const isKnown = store.get().value !== undefined
    let isHandled = false
    const cancel = awaitRoute(store, (route) => {
      isHandled = true
      if (!route) return onError({ kind: 'failed', retry: () => load(request) })
      const target = redirectTarget(route.redirect, location.href)
      if (target !== undefined) return redirect(request, target)
      const routeLanguage = languageOfPath(route, request.url.path)
      if (routeLanguage !== undefined && request.cause !== 'traverse' && !request.isExplicitLanguage)
        return load({ ...request, entry: { ...request.entry, language: routeLanguage }, isExplicitLanguage: true })
      // a page of another program on this site, or none at all: its server knows
      if (!route.blocks?.length && request.cause === 'follow') return location.assign(toHref(request.url, site()))
      show(request, route)
      if (isKnown && request.cause === 'follow') refresh(store)
    })
    // a known route is told of at once: what is awaited by now came of it
    if (!isHandled) cancelPending = cancel
  }

  function redirect(request: NavigationRequest, target: string): void {
    const href = target.startsWith('/') ? (pathPrefix(site()) ?? '') + target : target
    const url = parsePageUrl(href, site())
    const isCircle = url
      ? request.redirects >= redirectLimit || isSamePage(url, request.url)
      : isDocument(href) || (target.startsWith('/') && countRedirect() > redirectLimit)
    if (isCircle) {
      resetRedirects()
      onError({ kind: 'circle', retry: () => load({ ...request, redirects: 0 }) })
    } else if (!url) location.replace(href)
    else
      load({
        ...request,
        url,
        historyAction: request.historyAction === 'stay' ? 'replace' : request.historyAction,
        redirects: request.redirects + 1,
      })
  }

  function show({ url, entry, cause, historyAction }: NavigationRequest, route: Route): void {
    if (shown) onLeave(shown)
    else resetRedirects()
    number += 1
    shown = { route, url, cause, entry, number }
    resetLanguageChoice()
    prepareRoute(withPathPrefix(route))
    // first the page, then its address: what leaves the screen is not to follow it
    onRender(shown)
    const href = historyAction === 'stay' ? undefined : toHref(url, site())
    if (historyAction === 'push') history.pushState(withEntry(undefined, entry), '', href)
    else history.replaceState(withEntry(history.state, entry), '', href)
    // with the address, so that what shows both, such as a menu, is drawn once
    publishRoute()
    $path.set(location.pathname)
    $search.set(location.search)
  }

  /** The route with paths of this site as alternatives, for elements outside the page. */
  function withPathPrefix(route: Route): Route {
    const prefix = pathPrefix(site())
    if (!prefix) return route
    const entries = Object.entries(route.alternatives ?? {})
    return { ...route, alternatives: Object.fromEntries(entries.map(([language, path]) => [language, prefix + path])) }
  }

  /** Draws the page on screen anew when its route turns out to be another one by now; first it is to be seen at all. */
  function refresh(store: RemoteStore<Route>): void {
    const pageAtStart = shown
    let stop = () => {}
    let isOver = false
    const compare = (route: Route | undefined) => {
      if (route && pageAtStart && shown === pageAtStart && stringify(route) !== stringify(pageAtStart.route))
        rerender({ ...pageAtStart, route })
    }
    whenIdle(() => {
      if (isOver) return
      store.reload()
      stop = awaitRoute(store, compare, { fresh: true })
    })
    const cancelPrevious = cancelPending
    cancelPending = () => {
      cancelPrevious()
      isOver = true
      stop()
    }
  }

  function rerender(page: RenderedPage): void {
    shown = { ...page, cause: 'refresh' }
    setRoute(withPathPrefix(page.route))
    onRender(shown)
  }

  /** Back or forward: the address is another one already. */
  function traverse(): void {
    const url = parsePageUrl(location.href, site())
    const entry = readEntry(history.state)
    if (!url || !shown) return
    if (entry && entry.id !== shown.entry.id) load({ url, entry, cause: 'traverse', historyAction: 'stay', redirects: 0 })
    else if (entry || isSamePage(url, shown.url)) stayOnPage(url)
    else load({ url, entry: newEntry(), cause: 'traverse', historyAction: 'stay', redirects: 0 })
  }

  function stayOnPage(url: PageUrl): void {
    cancelPending()
    onError(undefined)
    if (shown) shown = { ...shown, url }
    onSameDocument()
  }

  // before any block hears of the new address
  const navigationApi = (globalThis as { navigation?: EventTarget }).navigation
  const onChange = (event: Event) => {
    if ((event as { navigationType?: string }).navigationType === 'traverse') traverse()
  }
  if (navigationApi) navigationApi.addEventListener('currententrychange', onChange, { capture: true })
  else addEventListener('popstate', traverse, { capture: true })

  const { pathname, search, hash } = location
  const entry = { ...(readEntry(history.state) ?? newEntry()), language: undefined, ...(token && { token }) }
  const url = parsePageUrl(location.href, site()) ?? { path: pathname, search, hash }
  // the lang of a document of another site tells what its own words are in, not what its visitor came for
  const { page, cookie } = languagePreferences(settings())
  load({ url, entry, cause: 'load', historyAction: 'stay', redirects: 0, isExplicitLanguage: Boolean(page || cookie) })

  return {
    navigate(href, preferredLanguage) {
      const url = parsePageUrl(href, site())
      if (!url) return false
      const isHere = shown !== undefined && isSamePage(url, shown.url)
      load({
        url,
        entry: newEntry(preferredLanguage),
        cause: 'follow',
        historyAction: isHere ? 'replace' : 'push',
        redirects: 0,
        isExplicitLanguage: preferredLanguage !== undefined,
      })
      return true
    },
    switchLanguage(to) {
      const pageAtStart = shown
      if (!pageAtStart) return
      const turned = { ...pageAtStart, entry: { ...pageAtStart.entry, language: to } }
      cancelPending()
      cancelPending = awaitRoute(storeFor(turned), (route) => route && shown === pageAtStart && rerender({ ...turned, route }))
    },
    stop() {
      cancelPending()
      navigationApi?.removeEventListener('currententrychange', onChange, { capture: true })
      removeEventListener('popstate', traverse, { capture: true })
      setRoute(undefined)
    },
  }
}
