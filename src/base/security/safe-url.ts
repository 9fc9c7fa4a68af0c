import { setBounded } from '../bounded-map.ts'

/** What a URL is for; each kind has its own allowed protocols. */
export type UrlKind = 'link' | 'image' | 'media' | 'phone' | 'email' | 'video'

interface ShopLocation {
  /** origin and path in front of the shop's API; '' is the page's origin */
  apiBase: string
}

const videoHosts = new Set(['www.youtube-nocookie.com', 'www.youtube.com', 'youtube.com', 'youtu.be'])
const pictureData = /^data:image\/(png|jpeg|gif|webp|avif)[;,]/i
const phoneNumber = /^tel:(?:%20|[+\d().\- ]){1,40}$/i

/** Rejects URLs with a user name: it can imitate a host (`https://shop.example@evil.example`). */
const isWeb = ({ protocol, username, password }: URL) => /^https?:$/.test(protocol) && username === '' && password === ''
const isEmail = ({ protocol }: URL) => protocol === 'mailto:'
const isPhone = ({ href }: URL) => phoneNumber.test(href)

const allows: Record<UrlKind, (url: URL) => boolean> = {
  link: (url) => isWeb(url) || isEmail(url) || isPhone(url),
  image: (url) => isWeb(url) || pictureData.test(url.href),
  media: isWeb,
  phone: isPhone,
  email: isEmail,
  video: (url) => isWeb(url) && url.protocol === 'https:' && videoHosts.has(url.host),
}

/** The base of relative URLs of the page. A form of the page named `baseURI` hides the property of the document. */
export function pageBase(): string {
  if (typeof document === 'undefined') return 'http://localhost/'
  const { baseURI } = document
  return typeof baseURI === 'string' ? baseURI : new Image().baseURI
}

function parse(value: unknown, base: string): URL | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  try {
    return new URL(value, base) // parses once: a list has several hundred URLs
  } catch {
    return undefined
  }
}

const isSameOrigin = (url: URL, base: string) => isWeb(url) && URL.canParse(base) && url.origin === new URL(base).origin

/** Path, query and hash; undefined if the path starts with two slashes, because it would name another host. */
const localPart = ({ pathname, search, hash }: URL) => (pathname.startsWith('//') ? undefined : pathname + search + hash)

/**
 * The normalized URL if its protocol is allowed, otherwise undefined (R06). Checks the parsed URL, so that no spelling hides
 * the protocol. Same-origin URLs are returned as a path. `base` resolves relative URLs, by default against the page.
 */
export function safeUrl(value: unknown, kind: UrlKind, base = pageBase()): string | undefined {
  const url = parse(value, base)
  if (!url || !allows[kind](url)) return undefined
  return (isSameOrigin(url, pageBase()) && localPart(url)) || url.href
}

/** A path that parsing leaves as it is: no dot segments, and nothing to encode. */
const plainPath = /^(?:\/[\w~-][\w.~-]*)+(?:\?[\w=&-]+)?$/
/** by kind, page and base, which differ between the shops of a server */
const prefixes = new Map<string, string | undefined>()
const maxPrefixes = 100

/** What `safeUrl` puts in front of plain paths below a base; undefined if the base is not safe or does more than precede them. */
function prefixOf(base: string, kind: UrlKind): string | undefined {
  const id = `${kind} ${pageBase()} ${base}`
  if (!prefixes.has(id)) setBounded(prefixes, id, /^(.*)\/path$/.exec(safeUrl(`${base}/path`, kind) ?? '')?.[1], maxPrefixes)
  return prefixes.get(id)
}

/** `safeUrl` of a path below a base, such as the shop's URL. Does not parse plain paths: a list has several hundred. */
export function safeUrlBelow(base: string, path: string, kind: UrlKind): string | undefined {
  const prefix = plainPath.test(path) ? prefixOf(base, kind) : undefined
  return prefix === undefined ? safeUrl(base + path, kind) : prefix + path
}

/** Path, query and hash of a same-origin URL; otherwise undefined, in any spelling (R08). */
export function sameOriginPath(value: unknown, page = pageBase()): string | undefined {
  const url = parse(value, page)
  return url && isSameOrigin(url, page) ? localPart(url) : undefined
}

/** Origin of a web URL; undefined for any other text. */
export function webOrigin(value: unknown): string | undefined {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  return url && isWeb(url) ? url.origin : undefined
}

/** Base of relative URLs in data of the shop: the connected shop, not the host page. */
export const shopBase = ({ apiBase }: ShopLocation): string => (URL.canParse(`${apiBase}/`) ? `${apiBase}/` : pageBase())

/** True for web URLs outside the origins of both the page and the shop; false for other protocols (R07). */
export function isExternal(settings: ShopLocation, href: string): boolean {
  const prefix = prefixOf(settings.apiBase, 'link')
  if (plainPath.test(href) || (prefix && href.startsWith(prefix) && plainPath.test(href.slice(prefix.length)))) return false
  const url = parse(href, pageBase())
  return url !== undefined && isWeb(url) && !isSameOrigin(url, pageBase()) && !isSameOrigin(url, shopBase(settings))
}

/** `rel` of a link: other sites get neither a referrer nor an opener (R07). */
export const relOf = (settings: ShopLocation, href: string | undefined): 'noopener noreferrer' | undefined =>
  href !== undefined && isExternal(settings, href) ? 'noopener noreferrer' : undefined

/**
 * Link to a page of the shop, such as a product's `url` or `cartPage` of the configuration: below the base path of the host
 * page if it is set, otherwise on the connected shop. Undefined if the URL is not safe.
 */
export function pageLink({ basePath, apiBase }: ShopLocation & { basePath: string }, path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  const isPath = path.startsWith('/') && !/^\/[/\\]/.test(path)
  return isPath ? safeUrlBelow((basePath || apiBase).replace(/\/+$/, ''), path, 'link') : safeUrl(path, 'link')
}
