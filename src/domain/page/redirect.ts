/** Consecutive redirects before the kit detects a loop. */
export const redirectLimit = 5

/**
 * The redirect target of a route: a path of this site or an absolute http(s) URL; undefined for anything else (ROUTE-11).
 * Rejects `//other.example` and `/\other.example`: they look like paths, but browsers resolve them to another site.
 */
export function redirectTarget(redirect: string | undefined, page: string): string | undefined {
  const target = redirect?.trim()
  if (!target) return undefined
  const isAbsolute = /^https?:\/\/[^/\\]/i.test(target)
  const isPath = target.startsWith('/') && !/^\/[/\\]/.test(target)
  if (!(isAbsolute || isPath) || !URL.canParse(target, page)) return undefined
  const url = new URL(target, page)
  if (url.username || url.password) return undefined
  if (isAbsolute) return url.href
  return url.origin === new URL(page).origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined
}
