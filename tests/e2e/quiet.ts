import type { Page, Request } from 'playwright'

const quietMs = 500
const maxWaitMs = 20_000

interface Traffic {
  underWay: Set<Request>
  /** when it last changed, ms since the epoch */
  changed: number
}
const traffics = new WeakMap<Page, Traffic>()

/**
 * What the browser renews by itself after it has shown what it kept (stale-while-revalidate): no page has asked for it, and
 * nobody hears of its end, so that the browser's own "networkidle" does not come.
 */
export const isRenewal = (request: Request) =>
  request.resourceType() === 'other' && /^\/(api|content)\//.test(new URL(request.url()).pathname)

/** Notes what a page waits for, from now on. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { underWay: new Set(), changed: Date.now() }
  traffics.set(page, traffic)
  const begin = (request: Request) => {
    if (isRenewal(request)) return
    traffic.underWay.add(request)
    traffic.changed = Date.now()
  }
  const end = (request: Request) => {
    if (traffic.underWay.delete(request)) traffic.changed = Date.now()
  }
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Resolves when a page of `open` has asked and waited for nothing for half a second. */
export async function untilQuiet(page: Page): Promise<void> {
  const traffic = traffics.get(page)
  if (!traffic) throw new Error('Nobody has watched the traffic of this page')
  const { underWay } = traffic
  const isQuietSince = () => (underWay.size > 0 ? Date.now() : traffic.changed)
  traffic.changed = Date.now()
  for (const end = Date.now() + maxWaitMs; Date.now() - isQuietSince() < quietMs; await page.waitForTimeout(50))
    if (Date.now() > end) throw new Error(`Still on its way: ${[...underWay].map((request) => request.url()).join(', ') || 'ever more'}`)
}
