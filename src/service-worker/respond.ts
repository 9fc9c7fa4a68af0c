import type { CacheKind } from '../domain/app/cache-rules.ts'
import { cachedResponse, cachedShell, cacheResponse } from './cache-store.ts'
import type { FetchEvent } from './worker-scope.ts'

/** Fetches from the network and caches the response in the background. Rejects without a connection. */
async function fetchAndCache(kind: CacheKind, event: FetchEvent): Promise<Response> {
  const preloaded = await event.preloadResponse
  // Offline, Firefox does not reject the preload but resolves it with an error response, and would show its own error page:
  // https://github.com/GoogleChrome/workbox/issues/3134 (Firefox 153, 2026-11-27)
  const response = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request)
  event.waitUntil(cacheResponse(kind, event.request, response.clone()))
  return response
}

/** Offline, falls back to the cached response, or to the app shell for a page. */
async function networkFirst(kind: CacheKind, event: FetchEvent): Promise<Response> {
  try {
    return await fetchAndCache(kind, event)
  } catch (error) {
    const last = (await cachedResponse(kind, event.request)) ?? (kind === 'page' ? await cachedShell() : undefined)
    if (last) return last
    throw error
  }
}

/** For hashed file names, whose content never changes. */
const cacheFirst = async (kind: CacheKind, event: FetchEvent): Promise<Response> =>
  (await cachedResponse(kind, event.request)) ?? fetchAndCache(kind, event)

async function staleWhileRevalidate(kind: CacheKind, event: FetchEvent): Promise<Response> {
  const last = await cachedResponse(kind, event.request)
  if (!last) return fetchAndCache(kind, event)
  event.waitUntil(fetchAndCache(kind, event).catch(() => {}))
  return last
}

const strategies = { page: networkFirst, answer: networkFirst, file: networkFirst, hashed: cacheFirst, picture: staleWhileRevalidate }

/** Responds with the strategy of the kind. */
export const respond = (kind: CacheKind, event: FetchEvent): Promise<Response> => strategies[kind](kind, event)
