/**
 * What the service worker caches: pages, public API responses, files with a content hash in the name, other files, pictures.
 * It caches nothing else.
 */
export type CacheKind = 'page' | 'answer' | 'hashed' | 'file' | 'picture'

export interface CacheRequest {
  method: string
  url: string
  /** origin of the shop */
  origin: string
  isNavigation: boolean
}

/** API responses that are the same for all users: no session, carts, orders or wishlists. */
const publicResponse =
  /^\/(content\/path-info|manifest\.json|api\/(products|categories|configuration|translations|countries|forms|menus|news|payment-methods|shipping-methods|shipping-salons)(\/[^?]*)?)$/
const hashedFilePattern = /-[\w-]{7,8}\.(js|css|woff2?)$/
const anyFile = /\.(js|css|woff2?)$/
const picture = /^\/images\/|\.(webp|avif|png|jpe?g|gif|svg|ico)$/
const nonPagePaths = /^\/(api|content|dev|fault|images|kit)\//

/** Parameters that hold a personal token; `id` counts only in page URLs. */
const secrets = ['email-approval-token', 'impersonateToken', 'code', 'state', 'token']
const pageSecrets = [...secrets, 'id']
const hasAny = (query: URLSearchParams, names: readonly string[]) => names.some((name) => query.has(name))

/** The cache of a request; undefined if it must not be cached. */
export function cacheKind({ method, url, origin, isNavigation }: CacheRequest): CacheKind | undefined {
  if (method !== 'GET' || !URL.canParse(url)) return undefined
  const { origin: from, pathname, searchParams } = new URL(url)
  if (from !== origin || hasAny(searchParams, secrets)) return undefined
  if (isNavigation) return nonPagePaths.test(pathname) || hasAny(searchParams, pageSecrets) ? undefined : 'page'
  if (publicResponse.test(pathname)) return 'answer'
  if (pathname.startsWith('/api/')) return undefined
  if (hashedFilePattern.test(pathname)) return 'hashed'
  if (anyFile.test(pathname)) return 'file'
  return picture.test(pathname) ? 'picture' : undefined
}

/** `Vary` values of personal responses: a cached response does not depend on the cookies of the request. */
const personal = /\*|\b(cookie|authorization)\b/i

/** Whether a response may be cached: status 200, same origin, not marked as private. */
export function isCacheable(kind: CacheKind, { status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  if (status !== 200 || type !== 'basic') return false
  if (/no-store|private/i.test(headers.get('cache-control') ?? '') || personal.test(headers.get('vary') ?? '')) return false
  if (kind === 'page') return /^text\/html\b/i.test(headers.get('content-type') ?? '')
  return kind !== 'hashed' || /\bimmutable\b/i.test(headers.get('cache-control') ?? '') // names without a hash can match the pattern
}

interface CacheLimit {
  /** maximum number; evicts the oldest */
  entries: number
  /** maximum size of an entry */
  entryBytes: number
}

const kilobyte = 1024

/** At most 40 MB of pictures and 31 MB of pages, responses and plain files. The hashed files of one build take less than 4 MB. */
export const cacheLimits: Readonly<Record<CacheKind, CacheLimit>> = {
  page: { entries: 20, entryBytes: 600 * kilobyte },
  answer: { entries: 150, entryBytes: 100 * kilobyte },
  hashed: { entries: 200, entryBytes: 2048 * kilobyte },
  file: { entries: 20, entryBytes: 200 * kilobyte },
  picture: { entries: 200, entryBytes: 200 * kilobyte },
}

const family = 'shop-kit:'
/** Increment when the format of cached data changes: the new worker deletes older caches. */
const format = 1
export const cacheName = (kind: CacheKind): string => `${family}${format}:${kind}`

/** Caches of other format versions. Ignores caches of other scripts on the same origin. */
export const staleCaches = (names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(family) && !name.startsWith(`${family}${format}:`))
