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
const suspended = shared('page.held', () => ({ count: 0 }))

// the URL is part of the key: entries within one page, such as the next page of a list, share its id
const currentKey = () => `${readEntry(history.state)?.id} ${location.pathname}${location.search}${location.hash}`

function saveState(key: string, state: ScrollState) {
  scrollStates.delete(key)
  scrollStates.set(key, state)
  for (const old of scrollStates.keys()) {
    if (scrollStates.size <= maxStates) return
    scrollStates.delete(old)
  }
}

/**
 * Restores scroll positions instead of the browser, which fails if a page grows after it renders. Saves the position while the user
 * scrolls and when the document unloads. Returns a function that gives the control back to the browser.
 */
export function rememberScroll(): () => void {
  const before = history.scrollRestoration
  history.scrollRestoration = 'manual'
  const onScroll = () => {
    if (suspended.count === 0) saveState(currentKey(), { scroll: scrollY })
  }
  const onLeave = () => {
    const entry = readEntry(history.state)
    // a page still being restored keeps the position of its entry
    if (entry && suspended.count === 0) history.replaceState(withEntry(history.state, { ...entry, scroll: Math.round(scrollY) }), '')
  }
  addEventListener('scroll', onScroll, { passive: true })
  // a reload passes on the state set in `beforeunload`; `pagehide` is the fallback for browsers that do not fire it
  for (const eventName of ['beforeunload', 'pagehide']) addEventListener(eventName, onLeave)
  return () => {
    history.scrollRestoration = before
    removeEventListener('scroll', onScroll)
    for (const eventName of ['beforeunload', 'pagehide']) removeEventListener(eventName, onLeave)
  }
}

/** Nothing that is scrolled from now on is the shopper's own doing, until what is answered is called. */
function suspendTracking(): () => void {
  suspended.count += 1
  let isSuspended = true
  return () => {
    if (isSuspended) suspended.count -= 1
    isSuspended = false
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
 * Brings a page to its place and keeps it there while its parts arrive: until all are there and nothing grows any more, ten
 * seconds at most. Somebody who scrolls has the page at once; `done` is called when the blocks need no more room than their own.
 * Answers a function that ends it.
 */
export function holdScroll(applyScroll: () => void, page: Element, isComplete: () => boolean, onDone = () => {}): () => void {
  const resumeTracking = suspendTracking()
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isReleased = false
  const release = () => {
    isReleased = true
    for (const eventName of inputEvents) removeEventListener(eventName, release)
    resumeTracking()
  }
  const scheduleEnd = () => {
    clearTimeout(settleTimer)
    if ($requests.get().pending === 0 && isComplete()) settleTimer = setTimeout(end, settleMs)
  }
  const observer = new ResizeObserver(() => {
    if (!isReleased) applyScroll()
    scheduleEnd()
  })
  const end = () => {
    if (isOver) return
    isOver = true
    observer.disconnect()
    stopListening()
    clearTimeout(settleTimer)
    clearTimeout(timeout)
    release()
    onDone()
  }
  const timeout = setTimeout(end, maxRestoreMs)
  for (const eventName of inputEvents) addEventListener(eventName, release, { once: true, passive: true })
  applyScroll()
  observer.observe(page)
  const stopListening = $requests.subscribe(scheduleEnd)
  return end
}
