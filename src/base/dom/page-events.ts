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

/** Runs `work` each time the browser goes online. Returns an unsubscribe function. */
export function onOnline(work: () => void): () => void {
  const page = globalThis.window as Window | undefined
  page?.addEventListener('online', work)
  return () => page?.removeEventListener('online', work)
}

/** Calls `work` when the page is hidden or unloads: a hidden page may be discarded without another event. */
export function onPageHidden(work: () => void): void {
  const page = globalThis.window as Window | undefined
  page?.addEventListener('pagehide', work)
  page?.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && work()) // bubbles from the document
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

/** Calls `callback` when the element comes within `viewportMarginPx` of the viewport. Returns an unsubscribe function. */
export function onNearViewport(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && callback(), {
    rootMargin: `${viewportMarginPx}px`,
  })
  observer.observe(element)
  return () => observer.disconnect()
}
