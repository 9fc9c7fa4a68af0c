import type { Db } from '../db/db.ts'

const maxChainLength = 10

/** Whether an address leads to a page of this site, in every way that browsers read addresses. */
export const isOwnPath = (target: string): boolean => /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(target)

/** Throws if a redirect leads to another site or forms a loop. */
export function checkRedirects(redirects: readonly { from: string; to: string }[]): void {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  for (const { from, to } of redirects) {
    if (!isOwnPath(from) || !isOwnPath(to)) throw new Error(`The redirect from ${from} to ${to} leaves the site`)
    const seen = new Set([from])
    for (let next: string | undefined = to; next !== undefined; next = targets.get(stripQuery(next))) {
      if (seen.has(stripQuery(next))) throw new Error(`The redirect from ${from} never ends`)
      seen.add(stripQuery(next))
    }
  }
}

const stripQuery = (target: string) => target.replace(/[?#].*/, '')

/**
 * Follows the redirects of a path to their end; undefined if there is none, if they loop, or if one leads to another
 * site.
 */
export async function findRedirect(db: Db, path: string): Promise<string | undefined> {
  let found: string | undefined
  const seen = new Set<string>()
  for (let at = path; ; at = stripQuery(found)) {
    const [row] = await db.query<{ target: string }>('select target from redirect where path = $1', [at])
    if (!row) return found
    if (seen.has(at) || seen.size === maxChainLength || !isOwnPath(row.target)) return undefined
    seen.add(at)
    found = row.target
  }
}

/** The address with the question of the one that led there, such as the marks of a campaign. */
export function withSearch(target: string, search: string): string {
  if (!search) return target
  const [address = '', ...hash] = target.split('#')
  return [`${address}${address.includes('?') ? '&' : '?'}${search}`, ...hash].join('#')
}
