import type { Page, Request } from 'playwright'

const networkIdleMs = 500
const maxWaitMs = 20_000

interface NetworkActivity {
  pending: Set<Request>
  /** time of the last change of `pending`, ms since the epoch */
  lastChangeAt: number
}
const activityByPage = new WeakMap<Page, NetworkActivity>()

/**
 * Whether the browser sent a request by itself to revalidate its cache (stale-while-revalidate). Playwright gets no event for
 * its end, so Playwright's "networkidle" never fires.
 */
export const isRevalidation = (request: Request) =>
  request.resourceType() === 'other' && /^\/(api|content)\//.test(new URL(request.url()).pathname)

/** Tracks the pending requests of a page from now on. */
export function trackNetwork(page: Page): void {
  const activity: NetworkActivity = { pending: new Set(), lastChangeAt: Date.now() }
  activityByPage.set(page, activity)
  const begin = (request: Request) => {
    if (isRevalidation(request)) return
    activity.pending.add(request)
    activity.lastChangeAt = Date.now()
  }
  const end = (request: Request) => {
    if (activity.pending.delete(request)) activity.lastChangeAt = Date.now()
  }
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Resolves once a page of `open` has no pending request for 500 ms. Throws after 20 s. */
export async function waitForNetworkIdle(page: Page): Promise<void> {
  const activity = activityByPage.get(page)
  if (!activity) throw new Error('trackNetwork was not called for this page')
  const { pending } = activity
  const idleSince = () => (pending.size > 0 ? Date.now() : activity.lastChangeAt)
  activity.lastChangeAt = Date.now()
  for (const end = Date.now() + maxWaitMs; Date.now() - idleSince() < networkIdleMs; await page.waitForTimeout(50))
    if (Date.now() > end) throw new Error(`Still pending: ${[...pending].map((request) => request.url()).join(', ') || 'new requests'}`)
}
