import { $requests } from '../../base/http/request.ts'
import { shared } from '../../base/shared.ts'
import { readEntry, withEntry } from '../../model/account/history-entry.ts'

/** What is known of a page of the history beside its route. */
interface Place {
  scroll?: number
  /** the part of the page whose link was followed, and its pixels below the top of the window */
  part?: { name: string; at: number; top: number } | undefined
  /** pixels that its blocks were high: so much is kept free for them until they are there */
  heights?: readonly number[]
}

const keptPlaces = 200
const settleMs = 1000
const longestHoldMs = 10_000
const places = shared('page.places', () => new Map<string, Place>())
const held = shared('page.held', () => ({ count: 0 }))

// steps within one page, such as another page of a list, share its id
const keyHere = () => `${readEntry(history.state)?.id} ${location.pathname}${location.search}${location.hash}`

function note(key: string, place: Place) {
  places.delete(key)
  places.set(key, place)
  for (const old of places.keys()) {
    if (places.size <= keptPlaces) return
    places.delete(old)
  }
}

/** Takes the scroll position over from the browser, which forgets it where a page grows after it was drawn. */
export function rememberScroll(): () => void {
  const before = history.scrollRestoration
  history.scrollRestoration = 'manual'
  const onScroll = () => {
    if (held.count === 0) note(keyHere(), { scroll: scrollY })
  }
  const onLeave = () => {
    const entry = readEntry(history.state)
    // a page that is still on its way to its place has not been left anywhere else
    if (entry && held.count === 0) history.replaceState(withEntry(history.state, { ...entry, scroll: Math.round(scrollY) }), '')
  }
  addEventListener('scroll', onScroll, { passive: true })
  // what is loaded anew gets the state from before it goes; only where nothing is told of that, the later one has to do
  for (const leaving of ['beforeunload', 'pagehide']) addEventListener(leaving, onLeave)
  return () => {
    history.scrollRestoration = before
    removeEventListener('scroll', onScroll)
    for (const leaving of ['beforeunload', 'pagehide']) removeEventListener(leaving, onLeave)
  }
}

/** Nothing that is scrolled from now on is the shopper's own doing, until what is answered is called. */
function holdNotes(): () => void {
  held.count += 1
  let isHeld = true
  return () => {
    if (isHeld) held.count -= 1
    isHeld = false
  }
}

/** Where this step of the history was scrolled to; undefined where nobody knows. */
export const savedScroll = (): number | undefined => places.get(keyHere())?.scroll ?? readEntry(history.state)?.scroll

/** Whether the document was asked for by its address: then it begins at its top, even where it keeps the state of one before. */
export const isFreshVisit = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

const topOf = (part: Element) => part.getBoundingClientRect().top

function partHere(): Place['part'] {
  const part = document.activeElement?.closest('shop-block,shop-footer')
  if (!part) return undefined
  return { name: part.localName, at: [...document.getElementsByTagName(part.localName)].indexOf(part), top: topOf(part) }
}

/** Scrolls to where this step of the history was left: what has grown since then does not move the link that was followed. */
export function scrollToPlace(): void {
  const { part } = places.get(keyHere()) ?? {}
  const found = part && document.getElementsByTagName(part.name)[part.at]
  scrollTo({ top: found ? scrollY + topOf(found) - part.top : (savedScroll() ?? 0), behavior: 'instant' })
}

/** Keeps what a page that is about to leave the screen looks like; its place only while the address is still its own. */
export function notePage(entry: string, heights: readonly number[]): void {
  note(entry, { heights })
  if (readEntry(history.state)?.id === entry) note(keyHere(), { scroll: scrollY, part: partHere() })
}

export const savedHeights = (entry: string): readonly number[] | undefined => places.get(entry)?.heights

const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings a page to its place and keeps it there while its parts arrive: until all are there and nothing grows any more, ten
 * seconds at most. Somebody who scrolls has the page at once; `done` is called when the blocks need no more room than their own.
 * Answers a function that ends it.
 */
export function keepPlace(put: () => void, page: Element, isComplete: () => boolean, done = () => {}): () => void {
  const letNotes = holdNotes()
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isLetGo = false
  const letGo = () => {
    isLetGo = true
    for (const intent of intents) removeEventListener(intent, letGo)
    letNotes()
  }
  const scheduleEnd = () => {
    clearTimeout(settleTimer)
    if ($requests.get().pending === 0 && isComplete()) settleTimer = setTimeout(end, settleMs)
  }
  const watch = new ResizeObserver(() => {
    if (!isLetGo) put()
    scheduleEnd()
  })
  const end = () => {
    if (isOver) return
    isOver = true
    watch.disconnect()
    stopListening()
    clearTimeout(settleTimer)
    clearTimeout(latest)
    letGo()
    done()
  }
  const latest = setTimeout(end, longestHoldMs)
  for (const intent of intents) addEventListener(intent, letGo, { once: true, passive: true })
  put()
  watch.observe(page)
  const stopListening = $requests.subscribe(scheduleEnd)
  return end
}
