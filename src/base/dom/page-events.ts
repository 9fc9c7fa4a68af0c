const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/** Calls once somebody begins to do something on the page. What is answered ends the wait. */
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

/** Does something whenever the connection comes back; what is answered ends it. */
export function onOnline(work: () => void): () => void {
  const page = globalThis.window as Window | undefined
  page?.addEventListener('online', work)
  return () => page?.removeEventListener('online', work)
}

/** Calls `work` when the page is left or goes into the background, from where it may be discarded without another event. */
export function onPageHidden(work: () => void): void {
  const page = globalThis.window as Window | undefined
  page?.addEventListener('pagehide', work)
  page?.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && work()) // bubbles from the document
}

const idleTimeoutMs = 2000
const fallbackDelayMs = 500

/** Does something once the page has nothing else to do, after two seconds at the latest. */
export function whenIdle(work: () => unknown): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: idleTimeoutMs })
  else setTimeout(work, fallbackDelayMs)
}
