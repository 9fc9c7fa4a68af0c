import type { Db } from '../db/db.ts'

const maxChainLength = 10

/** Whether every browser resolves this target to a page of this site. */
export const isOwnPath = (target: string): boolean => /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(target)

/** Throws if a redirect leads to another site or forms a loop. */
export function checkRedirects(redirects: readonly { from: string; to: string }[]): void {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  for (const { from, to } of redirects) {
    if (!isOwnPath(from) || !isOwnPath(to)) throw new Error(`The redirect from ${from} to ${to} leaves the site`)
    const seen = new Set([from])
    for (let next: string | undefined = to; next !== undefined; next = targets.get(stripQuery(next))) {
      if (seen.has(stripQuery(next))) throw new Error(`The redirect from ${from} is a loop`)
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
  for (let current = path; ; current = stripQuery(found)) {
    const [row] = await db.query<{ target: string }>('select target from redirect where path = $1', [current])
    if (!row) return found
    if (seen.has(current) || seen.size === maxChainLength || !isOwnPath(row.target)) return undefined
    seen.add(current)
    found = row.target
  }
}

/** Appends the query string of the original URL, such as campaign parameters. */
export function withSearch(target: string, search: string): string {
  if (!search) return target
  const [address = '', ...hash] = target.split('#')
  return [`${address}${address.includes('?') ? '&' : '?'}${search}`, ...hash].join('#')
}
