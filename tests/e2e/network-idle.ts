import type { Page, Request } from 'playwright'

const networkIdleMs = 500
const maxWaitMs = 20_000

interface NetworkActivity {
  pending: Set<Request>
  /** when it last changed, ms since the epoch */
  lastChangeAt: number
}
const activityByPage = new WeakMap<Page, NetworkActivity>()

/**
 * What the browser renews by itself after it has shown what it kept (stale-while-revalidate): no page has asked for it, and
 * nobody hears of its end, so that the browser's own "networkidle" does not come.
 */
export const isRevalidation = (request: Request) =>
  request.resourceType() === 'other' && /^\/(api|content)\//.test(new URL(request.url()).pathname)

/** Notes what a page waits for, from now on. */
export function trackNetwork(page: Page): void {
  const traffic: NetworkActivity = { pending: new Set(), lastChangeAt: Date.now() }
  activityByPage.set(page, traffic)
  const begin = (request: Request) => {
    if (isRevalidation(request)) return
    traffic.pending.add(request)
    traffic.lastChangeAt = Date.now()
  }
  const end = (request: Request) => {
    if (traffic.pending.delete(request)) traffic.lastChangeAt = Date.now()
  }
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Resolves when a page of `open` has asked and waited for nothing for half a second. */
export async function waitForNetworkIdle(page: Page): Promise<void> {
  const traffic = activityByPage.get(page)
  if (!traffic) throw new Error('Nobody has watched the traffic of this page')
  const { pending: underWay } = traffic
  const isQuietSince = () => (underWay.size > 0 ? Date.now() : traffic.lastChangeAt)
  traffic.lastChangeAt = Date.now()
  for (const end = Date.now() + maxWaitMs; Date.now() - isQuietSince() < networkIdleMs; await page.waitForTimeout(50))
    if (Date.now() > end) throw new Error(`Still on its way: ${[...underWay].map((request) => request.url()).join(', ') || 'ever more'}`)
}
