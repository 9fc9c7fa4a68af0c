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

/** The records of `observe`; times in ms since the navigation. */
export interface PerformanceEntries {
  firstCardMs: number
  readyMs: number
  /** largest contentful paint */
  lcpMs: number
  /** the sum of what each task exceeds 50 ms */
  blockedMs: number
  shift: number
}

/** Records long tasks, layout shifts, the largest paint, and when the first and all cards have rendered, from the start of every page. */
export async function observePage(page: Page): Promise<void> {
  await page.addInitScript('globalThis.__name = (value) => value') // tsx wraps functions in __name, which does not exist in the page
  await page.addInitScript(observe)
}

export const readEntries = (page: Page): Promise<PerformanceEntries> =>
  page.evaluate(() => (globalThis as unknown as { seen: PerformanceEntries }).seen)

/** Runs in the page before its scripts. */
function observe(): void {
  const seen = { firstCardMs: 0, readyMs: 0, lcpMs: 0, blockedMs: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockedMs += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value // as in the cumulative layout shift of browsers
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcpMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const expectedCards = () => Number(document.documentElement.dataset.cards ?? 1)
  // remembered instead of searched in every frame: the search would block a slow page longer than the page does itself
  const roots = new Set<Document | ShadowRoot>([document])
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    roots.add(root)
    return root
  }
  const addDeclaredRoots = (from: Document | ShadowRoot) => {
    for (const { shadowRoot } of from.querySelectorAll('*'))
      if (shadowRoot) {
        roots.add(shadowRoot)
        addDeclaredRoots(shadowRoot)
      }
  }
  let isParsed = false
  const count = () => {
    if (!isParsed) {
      isParsed = document.readyState !== 'loading'
      addDeclaredRoots(document)
    }
    return [...roots].reduce((sum, root) => sum + (root.isConnected ? root.querySelectorAll('[part~="card"], .card').length : 0), 0)
  }
  const check = () => {
    const cards = count()
    if (cards && !seen.firstCardMs) seen.firstCardMs = performance.now()
    if (cards >= expectedCards()) seen.readyMs = performance.now()
    else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

/** The longest task of the page during `work`, in ms; 0 if all are below 50. */
export async function longestTaskDuring(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
  })
  await work()
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks))
}
