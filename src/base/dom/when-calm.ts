const latestMs = 2000
const withoutIdleMs = 500

/** Does something once the page has nothing else to do, after two seconds at the latest. */
export function whenCalm(work: () => unknown): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: latestMs })
  else setTimeout(work, withoutIdleMs)
}
