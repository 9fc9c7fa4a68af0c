import { $path, $search } from '../../base/dom/address.ts'
import { whenIdle } from '../../base/dom/when-calm.ts'
import { newGuid } from '../../base/guid.ts'
import type { RemoteStore } from '../../base/http/remote.ts'
import { hrefOf, isSamePage, type PageAddress, type PageSite, pageAddress, pathBefore } from '../../domain/page/page-address.ts'
import { redirectLimit, redirectTarget } from '../../domain/page/redirect.ts'
import type { Settings } from '../../kit/settings.ts'
import { type HistoryEntry, readEntry, withEntry } from '../../model/account/history-entry.ts'
import type { Route } from '../../model/page/route.ts'
import { languageWishes } from '../app/language.ts'
import { awaitRoute } from './await-route.ts'
import { countHop, endHops } from './document-hops.ts'
import { forgetChoice } from './forget-choice.ts'
import { routeOf } from './page-routes.ts'
import { prepareRoute, setRoute } from './route.ts'

/** How a page came on the screen: with the document, by a link, by back and forward, or because it has changed meanwhile. */
export type Arrival = 'load' | 'follow' | 'traverse' | 'refresh'

export interface RenderedPage {
  route: Route
  address: PageAddress
  arrival: Arrival
  /** of the history */
  entry: HistoryEntry
  /** rises with every page */
  number: number
}

/** Why a page is not there: it did not load, or it only sends the browser in circles. */
export interface PageTrouble {
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
  leaves: (page: RenderedPage) => void
  /** puts a page on the screen, before it returns */
  onRender: (page: RenderedPage) => void
  /** the address is another one within the page on screen */
  moves: () => void
  /** a page is not there; or undefined, when another is on its way */
  misses: (trouble: PageTrouble | undefined) => void
}

export interface Navigation {
  /** Goes to an address; false when it is not the shop's to draw. */
  visit(href: string, language?: string): boolean
  /** Asks for the page on screen in another language, where it stands (L3). */
  turn(language: string): void
  stop(): void
}

/** What becomes of the history when the page is there. */
type Step = 'push' | 'replace' | 'stay'

interface Journey {
  address: PageAddress
  entry: HistoryEntry
  arrival: Arrival
  step: Step
  /** pages that sent the browser on */
  hops: number
  /** the language of the entry was asked for, whatever the address is in */
  isWished?: boolean
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
 * Goes from page to page without loading the document (G1): the page on screen stays until the route of the next one is
 * there, the last wish wins, what was visited is drawn at once.
 */
export function startNavigation({ settings, language, token, leaves, onRender, moves, misses }: NavigationOptions): Navigation {
  let shown: RenderedPage | undefined
  let number = 0
  let forget = () => {}

  const site = (): PageSite => ({ page: location.href, base: document.baseURI, basePath: settings().basePath })
  const newEntry = (asked?: string): HistoryEntry => ({ id: newGuid(), language: asked })
  const storeOf = ({ address, entry }: Pick<Journey, 'address' | 'entry'>): RemoteStore<Route> =>
    routeOf(settings(), {
      path: address.path,
      search: address.search.slice(1),
      language: entry.language ?? language(),
      ...(entry.token && { token: entry.token }),
    })

  function go(wish: Journey): void {
    const journey = { ...wish, entry: { ...wish.entry, language: wish.entry.language ?? language() } }
    forget()
    misses(undefined)
    const store = storeOf(journey)
    const isKnown = store.get().value !== undefined
    let isTold = false
    const leave = awaitRoute(store, (route) => {
      isTold = true
      if (!route) return misses({ kind: 'failed', retry: () => go(journey) })
      const target = redirectTarget(route.redirect, location.href)
      if (target !== undefined) return redirect(journey, target)
      const own = languageOfPath(route, journey.address.path)
      if (own !== undefined && journey.arrival !== 'traverse' && !journey.isWished)
        return go({ ...journey, entry: { ...journey.entry, language: own }, isWished: true })
      // a page of another program on this site, or none at all: its server knows
      if (!route.blocks?.length && journey.arrival === 'follow') return location.assign(hrefOf(journey.address, site()))
      show(journey, route)
      if (isKnown && journey.arrival === 'follow') refresh(store)
    })
    // a known route is told of at once: what is awaited by now came of it
    if (!isTold) forget = leave
  }

  function redirect(journey: Journey, target: string): void {
    const href = target.startsWith('/') ? (pathBefore(site()) ?? '') + target : target
    const address = pageAddress(href, site())
    const isCircle = address
      ? journey.hops >= redirectLimit || isSamePage(address, journey.address)
      : isDocument(href) || (target.startsWith('/') && countHop() > redirectLimit)
    if (isCircle) {
      endHops()
      misses({ kind: 'circle', retry: () => go({ ...journey, hops: 0 }) })
    } else if (!address) location.replace(href)
    else go({ ...journey, address, step: journey.step === 'stay' ? 'replace' : journey.step, hops: journey.hops + 1 })
  }

  function show({ address, entry, arrival, step }: Journey, route: Route): void {
    if (shown) leaves(shown)
    else endHops()
    number += 1
    shown = { route, address, arrival, entry, number }
    forgetChoice()
    prepareRoute(route)
    // first the page, then its address: what leaves the screen is not to follow it
    onRender(shown)
    const href = step === 'stay' ? undefined : hrefOf(address, site())
    if (step === 'push') history.pushState(withEntry(undefined, entry), '', href)
    else history.replaceState(withEntry(history.state, entry), '', href)
    // with the address, so that what shows both, such as a menu, is drawn once
    tell(route)
    $path.set(location.pathname)
    $search.set(location.search)
  }

  /** Other elements hear of the route; they know addresses of this site. */
  function tell(route: Route): void {
    const before = pathBefore(site())
    const entries = Object.entries(route.alternatives ?? {})
    setRoute(before ? { ...route, alternatives: Object.fromEntries(entries.map(([to, path]) => [to, before + path])) } : route)
  }

  /** Draws the page on screen anew when its route turns out to be another one by now; first it is to be seen at all. */
  function refresh(store: RemoteStore<Route>): void {
    const mine = shown
    let stop = () => {}
    let isOver = false
    const compare = (route: Route | undefined) => {
      if (route && mine && shown === mine && JSON.stringify(route) !== JSON.stringify(mine.route)) rerender({ ...mine, route })
    }
    whenIdle(() => {
      if (isOver) return
      store.reload()
      stop = awaitRoute(store, compare, { fresh: true })
    })
    const goOn = forget
    forget = () => {
      goOn()
      isOver = true
      stop()
    }
  }

  function rerender(page: RenderedPage): void {
    shown = { ...page, arrival: 'refresh' }
    tell(page.route)
    onRender(shown)
  }

  /** Back or forward: the address is another one already. */
  function traverse(): void {
    const address = pageAddress(location.href, site())
    const entry = readEntry(history.state)
    if (!address || !shown) return
    if (entry && entry.id !== shown.entry.id) go({ address, entry, arrival: 'traverse', step: 'stay', hops: 0 })
    else if (entry || isSamePage(address, shown.address)) stays(address)
    else go({ address, entry: newEntry(), arrival: 'traverse', step: 'stay', hops: 0 })
  }

  function stays(address: PageAddress): void {
    forget()
    misses(undefined)
    if (shown) shown = { ...shown, address }
    moves()
  }

  // before any block hears of the new address
  const changes = (globalThis as { navigation?: EventTarget }).navigation
  const onChange = (event: Event) => {
    if ((event as { navigationType?: string }).navigationType === 'traverse') traverse()
  }
  if (changes) changes.addEventListener('currententrychange', onChange, { capture: true })
  else addEventListener('popstate', traverse, { capture: true })

  const { pathname, search, hash } = location
  const entry = { ...(readEntry(history.state) ?? newEntry()), language: undefined, ...(token && { token }) }
  const address = pageAddress(location.href, site()) ?? { path: pathname, search, hash }
  // the lang of a document of another site tells what its own words are in, not what its visitor came for
  const { page, cookie } = languageWishes(settings())
  go({ address, entry, arrival: 'load', step: 'stay', hops: 0, isWished: Boolean(page || cookie) })

  return {
    visit(href, asked) {
      const address = pageAddress(href, site())
      if (!address) return false
      const isHere = shown !== undefined && isSamePage(address, shown.address)
      go({ address, entry: newEntry(asked), arrival: 'follow', step: isHere ? 'replace' : 'push', hops: 0, isWished: asked !== undefined })
      return true
    },
    turn(to) {
      const mine = shown
      if (!mine) return
      const turned = { ...mine, entry: { ...mine.entry, language: to } }
      forget()
      forget = awaitRoute(storeOf(turned), (route) => route && shown === mine && rerender({ ...turned, route }))
    },
    stop() {
      forget()
      changes?.removeEventListener('currententrychange', onChange, { capture: true })
      removeEventListener('popstate', traverse, { capture: true })
      setRoute(undefined)
    },
  }
}
