import { type CacheKind, cacheLimits, cacheName, isCacheable } from '../domain/app/cache-rules.ts'

/** Where the document is kept that can show any address: one whose `shop-page` follows the address. */
const shellUrl = '/shop-kit-shell'
const followsRequestUrl = /<shop-page(?![^>]*\spath=)[\s>]/

const openCache = (kind: CacheKind) => caches.open(cacheName(kind))

async function trim(kind: CacheKind): Promise<void> {
  const cache = await openCache(kind)
  const keys = await cache.keys()
  const excess = keys.length - cacheLimits[kind].entries
  for (const key of keys.slice(0, Math.max(0, excess))) await cache.delete(key)
}

/** Keeps an answer if it may be kept; a full disk costs pictures, never the page. */
export async function cacheResponse(kind: CacheKind, request: Request, response: Response): Promise<void> {
  if (!isCacheable(kind, response)) return
  const body = await response.blob()
  if (body.size > cacheLimits[kind].entryBytes) return
  const cache = await openCache(kind)
  const { headers } = response
  try {
    // what is put anew stands last: the first are those that nobody has looked at for the longest time
    await cache.delete(request, { ignoreVary: true })
    await cache.put(request, new Response(body, { headers }))
    if (kind === 'page' && followsRequestUrl.test(await body.text())) await cache.put(shellUrl, new Response(body, { headers }))
    await trim(kind)
  } catch {
    await caches.delete(cacheName('picture'))
  }
}

/** What was kept of an address; of a page also what was seen there under another query. */
export async function cachedResponse(kind: CacheKind, request: Request): Promise<Response | undefined> {
  const cache = await openCache(kind)
  const exact = (await cache.match(request)) ?? (await cache.match(request, { ignoreVary: true }))
  return exact ?? (kind === 'page' ? cache.match(request, { ignoreVary: true, ignoreSearch: true }) : undefined)
}

/** The document that shows any address; undefined before one was seen. */
export const cachedShell = async (): Promise<Response | undefined> => (await openCache('page')).match(shellUrl)
