import type { CDPSession, Page } from 'playwright'

/** A cheap phone on a slow network: CPU throttled 4 times, 150 ms latency, 1.6 Mbit/s. */
export const slowPhone = { cpuThrottling: 4, latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 }

export async function throttle(page: Page, { network = true } = {}): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuThrottling })
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhone.latencyMs,
      downloadThroughput: slowPhone.bytesPerSecond,
      uploadThroughput: slowPhone.bytesPerSecond,
    })
  }
  return session
}

/** Runs in the page before its scripts: records long tasks, layout shifts, and when the first and all cards have rendered. */
export function observe(): void {
  const seen = { blockedMs: 0, shift: 0, firstCardMs: 0, readyMs: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockedMs += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const expectedCards = () => Number(document.documentElement.dataset.cards ?? 1)
  const roots = (from: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    from,
    ...[...from.querySelectorAll('*')].flatMap((element) => (element.shadowRoot ? roots(element.shadowRoot) : [])),
  ]
  const count = () => roots(document).reduce((sum, root) => sum + root.querySelectorAll('[part~="card"], .card').length, 0)
  const check = () => {
    const cards = count()
    if (cards && !seen.firstCardMs) seen.firstCardMs = performance.now()
    if (cards >= expectedCards()) seen.readyMs = performance.now()
    else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

/** The records of `observe`; times in ms since the navigation. */
export interface PerformanceEntries {
  firstCardMs: number
  readyMs: number
  blockedMs: number
  shift: number
}

export interface Measure extends PerformanceEntries {
  heapKiB: number
  scriptBytes: number
  requests: number
  productCalls: number
  badgeMs: number
}

export const median = (values: number[]): number => {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
