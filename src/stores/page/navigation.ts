import { whenIdle } from '../../base/dom/page-events.ts'
import { $path, $search } from '../../base/dom/url-parts.ts'
import type { RemoteStore } from '../../base/http/remote.ts'
import { newGuid } from '../../base/random-id.ts'
import { pageBase } from '../../base/security/safe-url.ts'
import { isSamePage, type PageSite, type PageUrl, parsePageUrl, pathPrefix, toHref } from '../../domain/page/page-url.ts'
import { redirectLimit, redirectTarget } from '../../domain/page/redirect.ts'
import { renderNow } from '../../kit/render-now.ts'
import type { Settings } from '../../kit/settings.ts'
import { type HistoryEntry, readEntry, withEntry } from '../../model/account/history-entry.ts'
import type { Route } from '../../model/page/route.ts'
import { stringify } from '../../model/stringify.ts'
import { $page, type CurrentPage, type NavigationCause, showPage } from '../app/current-page.ts'
import { languagePreferences, resetLanguageChoice } from '../app/language.ts'
import { awaitRoute } from './await-route.ts'
import { routeStore } from './page-routes.ts'
import { countRedirect, resetRedirects } from './redirect-loop-guard.ts'

/** Why a page cannot render: its route failed to load, or its redirects form a loop. */
export interface PageError {
  kind: 'failed' | 'circle'
  retry: () => void
}

export interface NavigationOptions {
  /** the `shop-page` that renders the pages */
  host: Element | null
  settings: () => Settings
  /** current language */
  language: () => string
  /** preview token of the first page */
  token: string | undefined
  /** called before another page replaces `page` */
  onLeave: (page: CurrentPage) => void
  /** called with undefined when the next request starts */
  onError: (error: PageError | undefined) => void
}

export interface Navigation {
  /** Loads and renders the page of a URL. Returns false if the URL is not a page of the shop. */
  navigate(href: string, language?: string): boolean
  /** Renders the page on screen in another language; the URL stays. */
  switchLanguage(language: string): void
  stop(): void
}

/** What happens to the history when the page is rendered. */
type HistoryAction = 'push' | 'replace' | 'stay'

interface NavigationRequest {
  url: PageUrl
  entry: HistoryEntry
  cause: NavigationCause
  historyAction: HistoryAction
  /** redirects followed so far */
  redirects: number
  /** the language of the entry was chosen, so the language of the URL does not override it */
  isExplicitLanguage?: boolean
}

/**
 * The pending request. At most one is pending; the next one aborts it.
 *
 * | pending request | started by | when it has loaded | when it fails |
 * |---|---|---|---|
 * | next page | `load`: first page, link, back or forward, redirect, retry | renders the page, or follows its redirect | reports a `PageError` |
 * | revalidation | `revalidate`: a link whose page rendered from the cache | renders the page again if its route has changed | no effect |
 * | other language | `switchLanguage` | renders the page again | no effect |
 */
interface NavigationState {
  options: NavigationOptions
  pending: AbortController
}

/**
 * Renders the page of the current URL, then the pages of links and of back and forward without loading their documents. The page on
 * screen stays until the next one can render. A visited page renders at once from its cached route.
 */
export function startNavigation(options: NavigationOptions): Navigation {
  const state: NavigationState = { options, pending: new AbortController() }
  const stopListening = onTraverse(() => traverse(state))
  load(state, firstRequest(state))
  return {
    navigate: (href, language) => navigate(state, href, language),
    switchLanguage: (language) => switchLanguage(state, language),
    stop() {
      state.pending.abort()
      stopListening()
      if (pageOf(state)) showPage(undefined)
    },
  }
}

/** The page on screen; undefined before the first one, and if another `shop-page` renders it. */
function pageOf({ options }: NavigationState): CurrentPage | undefined {
  const page = $page.get()
  return page?.host === options.host ? page : undefined
}

/** Aborts the pending request. Returns the signal of the next one. */
function abortPending(state: NavigationState): AbortSignal {
  state.pending.abort()
  state.pending = new AbortController()
  return state.pending.signal
}

const siteOf = ({ options }: NavigationState): PageSite => ({
  page: location.href,
  base: pageBase(),
  basePath: options.settings().basePath,
})

const newEntry = (language?: string): HistoryEntry => ({ id: newGuid(), language })

const routeStoreOf = ({ options }: NavigationState, { url, entry }: Pick<NavigationRequest, 'url' | 'entry'>): RemoteStore<Route> =>
  routeStore(options.settings(), {
    path: url.path,
    search: url.search.slice(1),
    language: entry.language ?? options.language(),
    ...(entry.token && { token: entry.token }),
  })

/** The page of the document. Its language is explicit if the host page or the cookie sets it; `<html lang>` only describes the document. */
function firstRequest(state: NavigationState): NavigationRequest {
  const { settings, token } = state.options
  const { pathname, search, hash } = location
  const { page, cookie } = languagePreferences(settings())
  return {
    url: parsePageUrl(location.href, siteOf(state)) ?? { path: pathname, search, hash },
    entry: { ...(readEntry(history.state) ?? newEntry()), language: undefined, ...(token && { token }) },
    cause: 'load',
    historyAction: 'stay',
    redirects: 0,
    isExplicitLanguage: Boolean(page || cookie),
  }
}

function navigate(state: NavigationState, href: string, language?: string): boolean {
  const url = parsePageUrl(href, siteOf(state))
  if (!url) return false
  const page = pageOf(state)
  const isCurrent = page !== undefined && isSamePage(url, page.url)
  load(state, {
    url,
    entry: newEntry(language),
    cause: 'follow',
    historyAction: isCurrent ? 'replace' : 'push',
    redirects: 0,
    isExplicitLanguage: language !== undefined,
  })
  return true
}

function load(state: NavigationState, requested: NavigationRequest): void {
  const entry = { ...requested.entry, language: requested.entry.language ?? state.options.language() }
  const request = { ...requested, entry }
  const signal = abortPending(state)
  state.options.onError(undefined)
  const store = routeStoreOf(state, request)
  const isCached = store.get().value !== undefined
  awaitRoute(
    store,
    (route) => {
      if (!route) return state.options.onError({ kind: 'failed', retry: () => load(state, request) })
      const page = handleRoute(state, request, route)
      if (page && isCached && request.cause === 'follow') revalidate(page, { store, signal })
    },
    { signal },
  )
}

/** Renders the page of a route and returns it. Returns undefined if the route leads to another request or document. */
function handleRoute(state: NavigationState, request: NavigationRequest, route: Route): CurrentPage | undefined {
  const target = redirectTarget(route.redirect, location.href)
  if (target !== undefined) return void redirect(state, request, target)
  const language = languageOfPath(route, request.url.path)
  if (language !== undefined && request.cause !== 'traverse' && !request.isExplicitLanguage)
    return void load(state, { ...request, entry: { ...request.entry, language }, isExplicitLanguage: true })
  // the path may belong to another application on this site: load its document
  if (!route.blocks?.length && request.cause === 'follow') return void location.assign(toHref(request.url, siteOf(state)))
  return renderRoute(state, request, route)
}

/** The language of a path, if the shop returned the route in another one. Ignores a trailing slash: /lt is /lt/. */
function languageOfPath({ language, alternatives = {} }: Route, path: string): string | undefined {
  const pathnameOf = (href: string) => URL.canParse(href, location.origin) && new URL(href, location.origin).pathname.replace(/\/$/, '')
  const [found] = Object.entries(alternatives).find(([, href]) => pathnameOf(href) === path.replace(/\/$/, '')) ?? []
  return found === language ? undefined : found
}

/** Follows a redirect: to another page of the shop, else by loading the document. Reports a loop. */
function redirect(state: NavigationState, request: NavigationRequest, target: string): void {
  const site = siteOf(state)
  const href = target.startsWith('/') ? (pathPrefix(site) ?? '') + target : target
  const url = parsePageUrl(href, site)
  const isLoop = url
    ? request.redirects >= redirectLimit || isSamePage(url, request.url)
    : isCurrentDocument(href) || (target.startsWith('/') && countRedirect() > redirectLimit)
  if (isLoop) {
    resetRedirects()
    state.options.onError({ kind: 'circle', retry: () => load(state, { ...request, redirects: 0 }) })
  } else if (url) {
    const historyAction = request.historyAction === 'stay' ? 'replace' : request.historyAction
    load(state, { ...request, url, historyAction, redirects: request.redirects + 1 })
  } else location.replace(href)
}

/** Whether a URL is that of the document, apart from the hash. The document may have a URL that is not a page's, such as /old.html. */
const isCurrentDocument = (href: string) => new URL(href, location.href).href.split('#')[0] === location.href.split('#')[0]

function renderRoute(state: NavigationState, { url, entry, cause, historyAction }: NavigationRequest, route: Route): CurrentPage {
  const site = siteOf(state)
  const { onLeave, host } = state.options
  const last = pageOf(state)
  if (last) onLeave(last)
  else resetRedirects()
  const page: CurrentPage = { route, url, cause, entry, number: (last?.number ?? 0) + 1, prefix: pathPrefix(site) ?? '', host }
  resetLanguageChoice()
  // before the URL changes, so that elements of the last page do not react to the new URL
  if (cause === 'load') showPage(page)
  else renderNow(() => showPage(page))
  if ($page.get() !== page) return page // rendering it has led to another page, which has the URL by now
  const href = historyAction === 'stay' ? undefined : toHref(url, site)
  if (historyAction === 'push') history.pushState(withEntry(undefined, entry), '', href)
  else history.replaceState(withEntry(history.state, entry), '', href)
  // together, so that elements that depend on both render once
  $path.set(location.pathname)
  $search.set(location.search)
  return page
}

/** Loads the route of a page that rendered from the cache, once the browser is idle. Renders the page again if the route has changed. */
function revalidate(page: CurrentPage, { store, signal }: { store: RemoteStore<Route>; signal: AbortSignal }): void {
  const compare = (route: Route | undefined) => {
    if (route && $page.get() === page && stringify(route) !== stringify(page.route)) refresh({ ...page, route })
  }
  whenIdle(() => {
    if (signal.aborted) return
    store.reload()
    awaitRoute(store, compare, { fresh: true, signal })
  })
}

/** Renders the page on screen with another route; URL and history stay. */
const refresh = (page: CurrentPage): void => showPage({ ...page, cause: 'refresh' })

function switchLanguage(state: NavigationState, language: string): void {
  const current = pageOf(state)
  if (!current) return
  const page = { ...current, entry: { ...current.entry, language } }
  const signal = abortPending(state)
  awaitRoute(routeStoreOf(state, page), (route) => route && $page.get() === current && refresh({ ...page, route }), { signal })
}

/** Handles back and forward: the URL has already changed. */
function traverse(state: NavigationState): void {
  const url = parsePageUrl(location.href, siteOf(state))
  const entry = readEntry(history.state)
  const page = pageOf(state)
  if (!url || !page) return
  const isCurrent = entry ? entry.id === page.entry.id : isSamePage(url, page.url)
  if (isCurrent) stayOnPage(state, page, url)
  else load(state, { url, entry: entry ?? newEntry(), cause: 'traverse', historyAction: 'stay', redirects: 0 })
}

function stayOnPage(state: NavigationState, page: CurrentPage, url: PageUrl): void {
  abortPending(state)
  state.options.onError(undefined)
  renderNow(() => showPage({ ...page, url, cause: 'traverse' }))
}

/**
 * Calls back on back and forward, in the capture phase, before blocks react to the new URL. Uses the Navigation API if the browser has
 * it. Returns an unsubscribe function.
 */
function onTraverse(callback: () => void): () => void {
  const { navigation } = globalThis as { navigation?: EventTarget }
  const [target, eventName] = navigation ? [navigation, 'currententrychange'] : [globalThis, 'popstate']
  const listener = (event: Event) => {
    if (!navigation || (event as { navigationType?: string }).navigationType === 'traverse') callback()
  }
  target.addEventListener(eventName, listener, { capture: true })
  return () => target.removeEventListener(eventName, listener, { capture: true })
}
