import { type CacheKind, cacheKind } from '../domain/app/cache-rules.ts'
import { cachedResponse, cacheResponse } from './cache-store.ts'
import type { WorkerScope } from './worker-scope.ts'

const worker = globalThis as unknown as WorkerScope

const maxUrls = 200

/** Headers as sent by the page, so that the browser's HTTP cache matches. */
const headersOf: Partial<Record<CacheKind, Record<string, string>>> = {
  page: { Accept: 'text/html' },
  answer: { 'Return-total-count': 'true' },
  picture: { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' },
}

async function fetchAndCacheUrl(kind: CacheKind, url: string): Promise<void> {
  const request = new Request(url, { headers: headersOf[kind] ?? {} })
  if (!(await cachedResponse(kind, request))) await cacheResponse(kind, request, await fetch(request))
}

/** Caches what a page loaded before this worker controlled it: the document, then the resources in the message. */
export async function cacheVisiblePage(message: unknown): Promise<void> {
  const { page, resources } = (message ?? {}) as { page?: unknown; resources?: unknown }
  const urls = [page, ...(Array.isArray(resources) ? resources : [])].filter((item) => typeof item === 'string').slice(0, maxUrls)
  for (const url of urls) {
    const kind = cacheKind({ method: 'GET', url, origin: worker.location.origin, isNavigation: url === page })
    if (kind) await fetchAndCacheUrl(kind, url).catch(() => {}) // sequential: the document comes first
  }
}
