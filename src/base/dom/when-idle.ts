const idleTimeoutMs = 2000
const fallbackDelayMs = 500

/** Does something once the page has nothing else to do, after two seconds at the latest. */
export function whenIdle(work: () => unknown): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: idleTimeoutMs })
  else setTimeout(work, fallbackDelayMs)
}
