import type { Settings } from './settings.ts'

export type UrlKind = 'link' | 'image' | 'media'

const web = new Set(['http:', 'https:'])
const imageData = /^data:image\/(png|jpeg|gif|webp|avif);/i
const telephone = /^tel:[+\d][\d ().-]*$/i

const pageUrl = () => (typeof document === 'undefined' ? 'http://localhost/' : document.baseURI)

function parse(value: unknown, base: string): URL | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  try {
    return new URL(value, base)
  } catch {
    return undefined
  }
}

const isAllowed = (url: URL, kind: UrlKind): boolean => {
  // a name before the host is only ever there to deceive
  if (web.has(url.protocol)) return url.username === '' && url.password === ''
  if (kind === 'link') return url.protocol === 'mailto:' || telephone.test(decodePercent(url.href))
  return kind === 'image' && imageData.test(url.href)
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const withoutOrigin = ({ pathname, search, hash }: URL) => pathname + search + hash

/**
 * The address as the browser understands it, if it may stand in a page: http and https, for links also mailto and tel,
 * for images also embedded pictures. Addresses of the page's own origin come back as a path. Anything else is undefined (R06).
 */
export function safeUrl(value: unknown, kind: UrlKind, base = pageUrl()): string | undefined {
  const url = parse(value, base)
  if (!url || !isAllowed(url, kind)) return undefined
  return web.has(url.protocol) && url.origin === new URL(base).origin ? withoutOrigin(url) : url.href
}

/** Path, query and hash of an address of the page's own origin; undefined for any other (R08). */
export function sameOriginPath(value: unknown, base = pageUrl()): string | undefined {
  const url = parse(value, base)
  return url && isAllowed(url, 'media') && url.origin === new URL(base).origin ? withoutOrigin(url) : undefined
}

/** True for addresses of another origin: their links get rel="noopener noreferrer" (R07). */
export const isExternal = (url: string, base = pageUrl()): boolean => {
  const parsed = parse(url, base)
  return parsed !== undefined && web.has(parsed.protocol) && parsed.origin !== new URL(base).origin
}

/**
 * The link of a shop path such as a product's url or the configuration's cart page: on the host page's own shop pages
 * when it has a base path, else on the shop that is connected. Undefined when the address is not safe.
 */
export function pageLink({ basePath, apiBase }: Pick<Settings, 'basePath' | 'apiBase'>, path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  const isPath = path.startsWith('/') && !/^\/[/\\]/.test(path)
  return safeUrl(isPath ? (basePath || apiBase).replace(/\/+$/, '') + path : path, 'link')
}
