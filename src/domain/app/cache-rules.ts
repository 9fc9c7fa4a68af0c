/**
 * What the service worker keeps of an address: a page, an answer of the shop that is the same for everybody, a file whose name
 * changes with its content, any other file, a picture. Nothing else is ever kept.
 */
export type CacheKind = 'page' | 'answer' | 'hashed' | 'file' | 'picture'

export interface CacheRequest {
  method: string
  url: string
  /** the shop's own */
  origin: string
  isNavigation: boolean
}

/** Answers that are the same for everybody; who is here, carts, orders and wishes are not among them. */
const publicResponse =
  /^\/(content\/path-info|manifest\.json|api\/(products|categories|configuration|translations|countries|forms|menus|news|payment-methods|shipping-methods|shipping-salons)(\/[^?]*)?)$/
const hashedFilePattern = /-[\w-]{7,8}\.(js|css|woff2?)$/
const anyFile = /\.(js|css|woff2?)$/
const picture = /^\/images\/|\.(webp|avif|png|jpe?g|gif|svg|ico)$/
const nonPagePaths = /^\/(api|content|dev|fault|images|kit)\//

/** Parameters that open something for one person; `id` is one only in the address of a page. */
const secrets = ['email-approval-token', 'impersonateToken', 'code', 'state', 'token']
const pageSecrets = [...secrets, 'id']
const hasAny = (query: URLSearchParams, names: readonly string[]) => names.some((name) => query.has(name))

/** How an address is kept; undefined where it is the business of the network alone. */
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

/** What an answer varies by where it is another one for each person; the caches of a worker cannot tell their cookies apart. */
const personal = /\*|\b(cookie|authorization)\b/i

/** Whether an answer may be kept: a whole one that its sender does not call private, in whatever words. */
export function isCacheable(kind: CacheKind, { status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  if (status !== 200 || type !== 'basic') return false
  if (/no-store|private/i.test(headers.get('cache-control') ?? '') || personal.test(headers.get('vary') ?? '')) return false
  if (kind === 'page') return /^text\/html\b/i.test(headers.get('content-type') ?? '')
  return kind !== 'hashed' || /\bimmutable\b/i.test(headers.get('cache-control') ?? '') // other names may look like one with a hash
}

interface CacheLimit {
  /** the oldest go first */
  entries: number
  /** more than this of one is not worth its room */
  entryBytes: number
}

const kilobyte = 1024

/** At most 40 MB of pictures and 24 MB of pages, answers and plain files; of hashed files one build of the kit is under 4 MB in all. */
export const cacheLimits: Readonly<Record<CacheKind, CacheLimit>> = {
  page: { entries: 50, entryBytes: 100 * kilobyte },
  answer: { entries: 150, entryBytes: 100 * kilobyte },
  hashed: { entries: 200, entryBytes: 2048 * kilobyte },
  file: { entries: 20, entryBytes: 200 * kilobyte },
  picture: { entries: 200, entryBytes: 200 * kilobyte },
}

const family = 'shop-kit:'
/** Rises with the shape of what is kept: what an older worker has left is dropped. */
const format = 1
export const cacheName = (kind: CacheKind): string => `${family}${format}:${kind}`

/** Caches of workers of another version; those of others on the same origin are none of ours. */
export const staleCaches = (names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(family) && !name.startsWith(`${family}${format}:`))
