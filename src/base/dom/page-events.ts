const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/** Calls `callback` on the first user interaction with the page. Returns an unsubscribe function. */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => {
    for (const eventName of interactionEvents) removeEventListener(eventName, onInteraction)
  }
  const onInteraction = () => {
    stop()
    callback()
  }
  for (const eventName of interactionEvents) addEventListener(eventName, onInteraction, { passive: true })
  return stop
}

/** Calls `work` when the page is hidden or unloads: a hidden page may be discarded without another event. */
export function onPageHidden(work: () => void): void {
  const page = globalThis.window as Window | undefined
  page?.addEventListener('pagehide', work)
  page?.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && work()) // bubbles from the document
}

/** Runs `work` once the next frame is on screen. In a hidden page, which has no frames, and on a server, at once. */
export function afterFrame(work: () => void): void {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}

const idleTimeoutMs = 2000
const fallbackDelayMs = 500

/** Runs `work` when the page is idle, at most two seconds later. */
export function whenIdle(work: () => unknown): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: idleTimeoutMs })
  else setTimeout(work, fallbackDelayMs)
}

/** Distance to the viewport at which content starts to load, CSS pixels. */
export const viewportMarginPx = 400

/** Calls `callback` when one of the elements comes within `viewportMarginPx` of the viewport. Returns an unsubscribe function. */
export function onNearViewport(elements: readonly Element[], callback: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && callback(), {
    rootMargin: `${viewportMarginPx}px`,
  })
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}

const idleQueue: (() => void)[] = []
const runNext = () => {
  idleQueue.shift()?.()
  if (idleQueue.length) whenIdle(runNext)
}

/** Runs `work` when the page is idle, one at a time and in order: what a work causes to render precedes the next. Returns a cancel function. */
export function whenIdleInTurn(work: () => void): () => void {
  if (idleQueue.push(work) === 1) whenIdle(runNext)
  return () => {
    const index = idleQueue.indexOf(work)
    if (index >= 0) idleQueue.splice(index, 1)
  }
}
