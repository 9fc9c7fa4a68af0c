/** Pages that may send the browser on before it is told that they go round in circles. */
export const redirectLimit = 5

/**
 * Where a route sends the browser (ROUTE-11, G4): a path of this site, or a whole http(s) address. Anything else is ignored,
 * however it is spelled: `//other.example` and `/\other.example` name another site without saying so.
 */
export function redirectTarget(redirect: string | undefined, page: string): string | undefined {
  const wish = redirect?.trim()
  if (!wish) return undefined
  const isWhole = /^https?:\/\/[^/\\]/i.test(wish)
  const isPath = wish.startsWith('/') && !/^\/[/\\]/.test(wish)
  if (!(isWhole || isPath) || !URL.canParse(wish, page)) return undefined
  const url = new URL(wish, page)
  if (url.username || url.password) return undefined
  if (isWhole) return url.href
  return url.origin === new URL(page).origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined
}
