/** What an address is for; each kind allows its own protocols and nothing else. */
export type UrlKind = 'link' | 'image' | 'media' | 'phone' | 'email' | 'video'

/** The part of the settings that tells where the connected shop is. */
interface ShopLocation {
  /** origin and path in front of the shop's API; '' is the page's own origin */
  apiBase: string
}

const videoHosts = new Set(['www.youtube-nocookie.com', 'www.youtube.com', 'youtube.com', 'youtu.be'])
const pictureData = /^data:image\/(png|jpeg|gif|webp|avif)[;,]/i
const phoneNumber = /^tel:(?:%20|[+\d().\- ]){1,40}$/i

/** A name before the host is only ever there to deceive. */
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

/** What relative addresses of the page start from. */
const pageBase = () => (typeof document === 'undefined' ? 'http://localhost/' : document.baseURI)

function parse(value: unknown, base: string): URL | undefined {
  if (typeof value !== 'string' || value.trim() === '' || !URL.canParse(value, base)) return undefined
  return new URL(value, base)
}

const isSameOrigin = (url: URL, base: string) => isWeb(url) && URL.canParse(base) && url.origin === new URL(base).origin

/** Path, query and hash; a path that starts with two slashes would name another host. */
const localPart = ({ pathname, search, hash }: URL) => (pathname.startsWith('//') ? undefined : pathname + search + hash)

/**
 * The address as the browser understands it, if it may stand in a page: the protocol decides, after parsing, so that no
 * spelling hides it. Addresses of the page's own origin come back as a path. Anything else is undefined (R06). `base`
 * is where relative addresses start, the page by default.
 */
export function safeUrl(value: unknown, kind: UrlKind, base = pageBase()): string | undefined {
  const url = parse(value, base)
  if (!url || !allows[kind](url)) return undefined
  return (isSameOrigin(url, pageBase()) && localPart(url)) || url.href
}

/** Path, query and hash of an address of the page's own origin; undefined for any other, however it is spelled (R08). */
export function sameOriginPath(value: unknown, page = pageBase()): string | undefined {
  const url = parse(value, page)
  return url && isSameOrigin(url, page) ? localPart(url) : undefined
}

/** The base for relative addresses in data of the shop: the shop that is connected, not the page that shows it. */
export const shopBase = ({ apiBase }: ShopLocation): string => (URL.canParse(`${apiBase}/`) ? `${apiBase}/` : pageBase())

/** True for links that leave both the page's site and its shop; false for what is no web address (R07). */
export function isExternal(settings: ShopLocation, href: string): boolean {
  const url = parse(href, pageBase())
  return url !== undefined && isWeb(url) && !isSameOrigin(url, pageBase()) && !isSameOrigin(url, shopBase(settings))
}

/** `rel` of a link: other sites learn nothing of this page and get no hold of it (R07). */
export const relOf = (settings: ShopLocation, href: string | undefined): 'noopener noreferrer' | undefined =>
  href !== undefined && isExternal(settings, href) ? 'noopener noreferrer' : undefined

/**
 * The link of a shop path such as a product's url or the configuration's cart page: on the host page's own shop pages
 * when it has a base path, else on the shop that is connected. Undefined when the address is not safe.
 */
export function pageLink({ basePath, apiBase }: ShopLocation & { basePath: string }, path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  const isPath = path.startsWith('/') && !/^\/[/\\]/.test(path)
  return safeUrl(isPath ? (basePath || apiBase).replace(/\/+$/, '') + path : path, 'link')
}
