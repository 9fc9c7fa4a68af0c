/** Pages that may send the browser on before it is told that they go round in circles. */
export const redirectLimit = 5

/**
 * Where a route sends the browser (ROUTE-11): a path of this site, or a whole http(s) address. Anything else is ignored,
 * however it is spelled: `//other.example` and `/\other.example` name another site without saying so.
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
