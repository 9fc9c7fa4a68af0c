import { type CacheKind, cacheKind } from '../domain/app/cache-rules.ts'
import { cachedResponse, cacheResponse } from './cache-store.ts'
import type { WorkerScope } from './worker-scope.ts'

const worker = globalThis as unknown as WorkerScope

/** More than this is no page's need. */
const maxUrls = 200

/** As the browser asks for them, so that its own cache answers. */
const headersOf: Partial<Record<CacheKind, Record<string, string>>> = {
  page: { Accept: 'text/html' },
  answer: { 'Return-total-count': 'true' },
  picture: { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' },
}

async function fetchAndCacheUrl(kind: CacheKind, url: string): Promise<void> {
  const request = new Request(url, { headers: headersOf[kind] ?? {} })
  if (!(await cachedResponse(kind, request))) await cacheResponse(kind, request, await fetch(request))
}

/** Keeps what a page had loaded before this worker was there: the page itself, then all that it names. */
export async function cacheVisiblePage(message: unknown): Promise<void> {
  const { page, resources } = (message ?? {}) as { page?: unknown; resources?: unknown }
  const urls = [page, ...(Array.isArray(resources) ? resources : [])].filter((item) => typeof item === 'string').slice(0, maxUrls)
  for (const url of urls) {
    const kind = cacheKind({ method: 'GET', url, origin: worker.location.origin, isNavigation: url === page })
    if (kind) await fetchAndCacheUrl(kind, url).catch(() => {}) // one after the other: the page goes first
  }
}
