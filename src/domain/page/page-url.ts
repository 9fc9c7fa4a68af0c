/** A page of the shop. `path` does not include the path prefix of the host site. */
export interface PageUrl {
  path: string
  search: string
  hash: string
}

/** Where the host site serves the shop's pages. */
export interface PageSite {
  /** URL of the current page */
  page: string
  /** base of relative URLs; default: `page` */
  base?: string
  /** path prefix of the shop's pages; '' or / for none */
  basePath: string
}

/** The path prefix without a trailing slash; undefined if `basePath` is on another site. */
export function pathPrefix({ page, basePath }: PageSite): string | undefined {
  if (!URL.canParse(basePath || '/', page)) return undefined
  const { origin, pathname } = new URL(basePath || '/', page)
  return origin === new URL(page).origin ? pathname.replace(/\/+$/, '') : undefined
}

const nonPagePaths = /^\/(api|images)\//
const file = /\.[a-z][a-z0-9]{1,4}$/i

/**
 * The shop page that a link opens. Undefined if the browser must handle the link: another site, a path outside the prefix,
 * an API call, a picture, a file.
 */
export function parsePageUrl(href: string, site: PageSite): PageUrl | undefined {
  const base = site.base ?? site.page
  if (!URL.canParse(href, base)) return undefined
  const { protocol, origin, pathname, search, hash, username, password } = new URL(href, base)
  const prefix = pathPrefix(site)
  // without its origin, `//path` would point to another site
  if (
    prefix === undefined ||
    !/^https?:$/.test(protocol) ||
    origin !== new URL(site.page).origin ||
    username ||
    password ||
    pathname.startsWith('//')
  )
    return undefined
  if (prefix && pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined
  const path = pathname.slice(prefix.length) || '/'
  return nonPagePaths.test(path) || file.test(path) || path.startsWith('//') ? undefined : { path, search, hash }
}

/** The href of a shop page on this site. */
export const toHref = ({ path, search, hash }: PageUrl, site: PageSite): string => (pathPrefix(site) ?? '') + path + search + hash

/** True if both are the same page; the hash does not count. */
export const isSamePage = (one: PageUrl, other: PageUrl): boolean => one.path === other.path && one.search === other.search
