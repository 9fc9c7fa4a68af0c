import { setBounded } from '../../base/bounded-map.ts'
import { $requests } from '../../base/http/request.ts'
import { shared } from '../../base/shared.ts'
import { readEntry, withEntry } from '../../model/account/history-entry.ts'

/** What is known of a page of the history beside its route. */
interface ScrollState {
  scroll?: number
  /** the part of the page whose link was followed, and its pixels below the top of the window */
  anchor?: { name: string; at: number; top: number } | undefined
  /** pixels that its blocks were high: so much is kept free for them until they are there */
  heights?: readonly number[]
}

const maxStates = 200
const settleMs = 1000
const maxRestoreMs = 10_000
const scrollStates = shared('page.places', () => new Map<string, ScrollState>())
const suspended = shared('page.held', () => ({ count: 0 }))

// steps within one page, such as another page of a list, share its id
const currentKey = () => `${readEntry(history.state)?.id} ${location.pathname}${location.search}${location.hash}`

const saveState = (key: string, state: ScrollState) => setBounded(scrollStates, key, state, maxStates)

/** Takes the scroll position over from the browser, which forgets it where a page grows after it was drawn. */
export function rememberScroll(): () => void {
  const before = history.scrollRestoration
  history.scrollRestoration = 'manual'
  const onScroll = () => {
    if (suspended.count === 0) saveState(currentKey(), { scroll: scrollY })
  }
  const onLeave = () => {
    const entry = readEntry(history.state)
    // a page that is still on its way to its place has not been left anywhere else
    if (entry && suspended.count === 0) history.replaceState(withEntry(history.state, { ...entry, scroll: Math.round(scrollY) }), '')
  }
  addEventListener('scroll', onScroll, { passive: true })
  // what is loaded anew gets the state from before it goes; only where nothing is told of that, the later one has to do
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

/** Where this step of the history was scrolled to; undefined where nobody knows. */
export const savedScroll = (): number | undefined => scrollStates.get(currentKey())?.scroll ?? readEntry(history.state)?.scroll

/** Whether the document was asked for by its address: then it begins at its top, even where it keeps the state of one before. */
export const isFreshVisit = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

const topOf = (part: Element) => part.getBoundingClientRect().top

function currentAnchor(): ScrollState['anchor'] {
  const part = document.activeElement?.closest('shop-block,shop-footer')
  if (!part) return undefined
  return { name: part.localName, at: [...document.getElementsByTagName(part.localName)].indexOf(part), top: topOf(part) }
}

/** Scrolls to where this step of the history was left: what has grown since then does not move the link that was followed. */
export function restoreScroll(): void {
  const { anchor } = scrollStates.get(currentKey()) ?? {}
  const found = anchor && document.getElementsByTagName(anchor.name)[anchor.at]
  scrollTo({ top: found ? scrollY + topOf(found) - anchor.top : (savedScroll() ?? 0), behavior: 'instant' })
}

/** Keeps what a page that is about to leave the screen looks like; its place only while the address is still its own. */
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
