import { setBounded } from '../../base/bounded-map.ts'
import { $requests } from '../../base/http/request.ts'
import { shared } from '../../base/shared.ts'
import { readEntry, withEntry } from '../../model/account/history-entry.ts'

/** The scroll state of a history entry. */
interface ScrollState {
  scroll?: number
  /** the block or footer with the focused link: tag name, index among those tags, `top` in pixels from the top of the viewport */
  anchor?: { name: string; at: number; top: number } | undefined
  /** heights of the blocks in pixels, reserved until they have loaded */
  heights?: readonly number[]
}

const maxStates = 200
const settleMs = 1000
const maxRestoreMs = 10_000
const scrollStates = shared('page.places', () => new Map<string, ScrollState>())
/** Number of active holds: scrolling is not the user's then, so it is not saved. */
const suspended = shared('page.held', () => ({ count: 0 }))

// the URL is part of the key: entries within one page, such as the next page of a list, share its id
const currentKey = () => `${readEntry(history.state)?.id} ${location.pathname}${location.search}${location.hash}`

const saveState = (key: string, state: ScrollState) => setBounded(scrollStates, key, state, maxStates)

/**
 * Restores scroll positions instead of the browser, which fails if a page grows after it renders. Saves the position while the user
 * scrolls and when the document unloads. `isPrerendered`: the document contains its content, so that the browser can restore the
 * position when it loads again. Returns a function that gives the control back to the browser.
 */
export function rememberScroll(isPrerendered: boolean): () => void {
  const before = history.scrollRestoration
  history.scrollRestoration = 'manual'
  const onScroll = () => {
    if (suspended.count === 0) saveState(currentKey(), { scroll: scrollY })
  }
  const onLeave = () => {
    if (isPrerendered) history.scrollRestoration = 'auto'
    const entry = readEntry(history.state)
    // a page still being restored keeps the position of its entry
    if (entry && suspended.count === 0) history.replaceState(withEntry(history.state, { ...entry, scroll: Math.round(scrollY) }), '')
  }
  const onReturn = () => {
    history.scrollRestoration = 'manual' // from the back/forward cache
  }
  addEventListener('pageshow', onReturn)
  addEventListener('scroll', onScroll, { passive: true })
  // a reload passes on the state set in `beforeunload`; `pagehide` is for browsers on phones, which may not fire it:
  // https://developer.mozilla.org/en-US/docs/Web/API/Window/beforeunload_event (2026-11-28)
  for (const eventName of ['beforeunload', 'pagehide']) addEventListener(eventName, onLeave)
  return () => {
    history.scrollRestoration = before
    removeEventListener('pageshow', onReturn)
    removeEventListener('scroll', onScroll)
    for (const eventName of ['beforeunload', 'pagehide']) removeEventListener(eventName, onLeave)
  }
}

/** The saved scroll position of the current history entry in pixels; undefined without one. */
export const savedScroll = (): number | undefined => scrollStates.get(currentKey())?.scroll ?? readEntry(history.state)?.scroll

/** Whether the document was loaded by URL, not by reload, back or forward. It starts at the top, even with a saved state. */
export const isFreshVisit = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

const topOf = (part: Element) => part.getBoundingClientRect().top

function currentAnchor(): ScrollState['anchor'] {
  const part = document.activeElement?.closest('shop-block,shop-footer')
  if (!part) return undefined
  return { name: part.localName, at: [...document.getElementsByTagName(part.localName)].indexOf(part), top: topOf(part) }
}

/** Scrolls to the saved position of the current history entry, relative to the anchor, so that blocks that grew above do not shift it. */
export function restoreScroll(): void {
  const { anchor } = scrollStates.get(currentKey()) ?? {}
  const found = anchor && document.getElementsByTagName(anchor.name)[anchor.at]
  scrollTo({ top: found ? scrollY + topOf(found) - anchor.top : (savedScroll() ?? 0), behavior: 'instant' })
}

/** Saves the block heights of a page before another replaces it; its scroll position only while its entry is still the current one. */
export function savePageState(entry: string, heights: readonly number[]): void {
  saveState(entry, { heights })
  if (readEntry(history.state)?.id === entry) saveState(currentKey(), { scroll: scrollY, anchor: currentAnchor() })
}

export const savedHeights = (entry: string): readonly number[] | undefined => scrollStates.get(entry)?.heights

const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Keeps a page at its scroll position while its blocks load and grow.
 *
 * | state | applies the position | saves user scrolling | next state |
 * |---|---|---|---|
 * | `holding` | at once and on each resize of the page | no | `released` on user input, `ended` |
 * | `released` | no | yes | `ended` |
 * | `ended` | no | yes | |
 *
 * The hold ends when the page is complete and neither requests nor resizes happen for a second, and after ten seconds at most.
 */
interface ScrollHold {
  state: 'holding' | 'released' | 'ended'
  userInput: AbortController
  settleTimer: ReturnType<typeof setTimeout> | undefined
  isComplete: () => boolean
  /** removes the observers and timers */
  cleanUp: () => void
  onEnd: () => void
}

/**
 * Scrolls with `applyScroll` and again whenever `page` resizes, until the user scrolls or the page is complete. Calls `onEnd` when
 * blocks no longer need their reserved heights. Returns a function that ends the hold.
 */
export function holdScroll(applyScroll: () => void, page: Element, isComplete: () => boolean, onEnd = () => {}): () => void {
  const userInput = new AbortController()
  const hold: ScrollHold = { state: 'holding', userInput, settleTimer: undefined, isComplete, cleanUp: () => {}, onEnd }
  suspended.count += 1
  for (const eventName of inputEvents) addEventListener(eventName, () => releaseHold(hold), { passive: true, signal: userInput.signal })
  const timeout = setTimeout(endHold, maxRestoreMs, hold)
  applyScroll()
  const observer = new ResizeObserver(() => {
    if (hold.state === 'holding') applyScroll()
    scheduleEnd(hold)
  })
  observer.observe(page)
  const unsubscribe = $requests.subscribe(() => scheduleEnd(hold))
  hold.cleanUp = () => {
    observer.disconnect()
    unsubscribe()
    clearTimeout(timeout)
    clearTimeout(hold.settleTimer)
  }
  return () => endHold(hold)
}

function releaseHold(hold: ScrollHold): void {
  if (hold.state !== 'holding') return
  hold.state = 'released'
  hold.userInput.abort()
  suspended.count -= 1
}

/** Restarts the timer that ends the hold. */
function scheduleEnd(hold: ScrollHold): void {
  clearTimeout(hold.settleTimer)
  if ($requests.get().pending === 0 && hold.isComplete()) hold.settleTimer = setTimeout(endHold, settleMs, hold)
}

function endHold(hold: ScrollHold): void {
  if (hold.state === 'ended') return
  releaseHold(hold)
  hold.state = 'ended'
  hold.cleanUp()
  hold.onEnd()
}
