import type { CacheKind } from '../domain/app/cache-rules.ts'
import { keep, kept, keptShell } from './keep.ts'
import type { FetchEvent } from './worker-scope.ts'

/** Asks the network, and keeps what it says in the background. */
async function ask(kind: CacheKind, event: FetchEvent): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request))
  event.waitUntil(keep(kind, event.request, answer.clone()))
  return answer
}

/** The network; without it what was seen last, for a page at least the document that shows any address. */
async function networkFirst(kind: CacheKind, event: FetchEvent): Promise<Response> {
  try {
    return await ask(kind, event)
  } catch (error) {
    const last = (await kept(kind, event.request)) ?? (kind === 'page' ? await keptShell() : undefined)
    if (last) return last
    throw error
  }
}

/** What was kept: under this name it never changes. */
const cacheFirst = async (kind: CacheKind, event: FetchEvent): Promise<Response> => (await kept(kind, event.request)) ?? ask(kind, event)

/** What was kept, and in the background what has become of it. */
async function staleWhileRevalidate(kind: CacheKind, event: FetchEvent): Promise<Response> {
  const last = await kept(kind, event.request)
  if (!last) return ask(kind, event)
  event.waitUntil(ask(kind, event).catch(() => {}))
  return last
}

const strategies = { page: networkFirst, answer: networkFirst, file: networkFirst, hashed: cacheFirst, picture: staleWhileRevalidate }

/** Answers a request of a page in the way of its kind. */
export const answer = (kind: CacheKind, event: FetchEvent): Promise<Response> => strategies[kind](kind, event)
