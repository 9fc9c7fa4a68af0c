import type { CacheKind } from '../domain/app/cache-rules.ts'
import { cachedResponse, cachedShell, cacheResponse } from './cache-store.ts'
import type { FetchEvent } from './worker-scope.ts'

/** Asks the network, and keeps what it says in the background. */
async function fetchAndCache(kind: CacheKind, event: FetchEvent): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  event.waitUntil(cacheResponse(kind, event.request, response.clone()))
  return response
}

/** The network; without it what was seen last, for a page at least the document that shows any address. */
async function networkFirst(kind: CacheKind, event: FetchEvent): Promise<Response> {
  try {
    return await fetchAndCache(kind, event)
  } catch (error) {
    const last = (await cachedResponse(kind, event.request)) ?? (kind === 'page' ? await cachedShell() : undefined)
    if (last) return last
    throw error
  }
}

/** What was kept: under this name it never changes. */
const cacheFirst = async (kind: CacheKind, event: FetchEvent): Promise<Response> =>
  (await cachedResponse(kind, event.request)) ?? fetchAndCache(kind, event)

/** What was kept, and in the background what has become of it. */
async function staleWhileRevalidate(kind: CacheKind, event: FetchEvent): Promise<Response> {
  const last = await cachedResponse(kind, event.request)
  if (!last) return fetchAndCache(kind, event)
  event.waitUntil(fetchAndCache(kind, event).catch(() => {}))
  return last
}

const strategies = { page: networkFirst, answer: networkFirst, file: networkFirst, hashed: cacheFirst, picture: staleWhileRevalidate }

/** Answers a request of a page in the way of its kind. */
export const respond = (kind: CacheKind, event: FetchEvent): Promise<Response> => strategies[kind](kind, event)
