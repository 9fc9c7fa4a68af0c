import { type CacheKind, cacheLimits, cacheName, isCacheable } from '../domain/app/cache-rules.ts'

/** Cache key of the app shell: a document whose `shop-page` has no `path` and so renders the URL. */
const shellUrl = '/shop-kit-shell'
const followsRequestUrl = /<shop-page(?![^>]*\spath=)[\s>]/

const openCache = (kind: CacheKind) => caches.open(cacheName(kind))

async function trim(kind: CacheKind): Promise<void> {
  const cache = await openCache(kind)
  const keys = await cache.keys()
  const excess = keys.length - cacheLimits[kind].entries
  for (const key of keys.slice(0, Math.max(0, excess))) await cache.delete(key)
}

/** Caches a response if it is cacheable. If writing fails, as on a full disk, deletes the cached pictures. */
export async function cacheResponse(kind: CacheKind, request: Request, response: Response): Promise<void> {
  if (!isCacheable(kind, response)) return
  const body = await response.blob()
  if (body.size > cacheLimits[kind].entryBytes) return
  const cache = await openCache(kind)
  const { headers } = response
  try {
    // replaces variants with other Vary headers, and moves the entry to the end: `trim` removes from the front
    await cache.delete(request, { ignoreVary: true })
    await cache.put(request, new Response(body, { headers }))
    if (kind === 'page' && followsRequestUrl.test(await body.text())) await cache.put(shellUrl, new Response(body, { headers }))
    await trim(kind)
  } catch {
    await caches.delete(cacheName('picture'))
  }
}

/** The cached response to a request; for a page also one with another query. */
export async function cachedResponse(kind: CacheKind, request: Request): Promise<Response | undefined> {
  const cache = await openCache(kind)
  const exact = (await cache.match(request)) ?? (await cache.match(request, { ignoreVary: true }))
  return exact ?? (kind === 'page' ? cache.match(request, { ignoreVary: true, ignoreSearch: true }) : undefined)
}

/** The app shell; undefined before one was cached. */
export const cachedShell = async (): Promise<Response | undefined> => (await openCache('page')).match(shellUrl)
