/** A place among the shop's pages: its path is the shop's own, without what stands in front of it on this site. */
export interface PageUrl {
  path: string
  search: string
  hash: string
}

/** Where the pages of the shop are on this site. */
export interface PageSite {
  /** address of the page on screen */
  page: string
  /** what relative addresses start from, when it is not the page */
  base?: string
  /** path in front of the shop's pages; '' or / for none */
  basePath: string
}

/** What stands in front of every path of the shop, without a slash at its end; undefined when it is another site. */
export function pathPrefix({ page, basePath }: PageSite): string | undefined {
  if (!URL.canParse(basePath || '/', page)) return undefined
  const { origin, pathname } = new URL(basePath || '/', page)
  return origin === new URL(page).origin ? pathname.replace(/\/+$/, '') : undefined
}

const nonPagePaths = /^\/(api|images)\//
const file = /\.[a-z][a-z0-9]{1,4}$/i

/**
 * The page of the shop that an address leads to; undefined where it is not the shop's to draw: another site, a path outside
 * of its pages, a call, a picture, a file.
 */
export function parsePageUrl(href: string, site: PageSite): PageUrl | undefined {
  const base = site.base ?? site.page
  if (!URL.canParse(href, base)) return undefined
  const { protocol, origin, pathname, search, hash, username, password } = new URL(href, base)
  const prefix = pathPrefix(site)
  // a path that starts with two slashes would be another site as soon as it is written alone
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

/** The address of a page of the shop on this site. */
export const toHref = ({ path, search, hash }: PageUrl, site: PageSite): string => (pathPrefix(site) ?? '') + path + search + hash

/** True when both show the same, wherever on it. */
export const isSamePage = (one: PageUrl, other: PageUrl): boolean => one.path === other.path && one.search === other.search
