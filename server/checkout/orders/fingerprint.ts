import { createHash } from 'node:crypto'

/** The value with sorted object keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]))
}

/** A hash of the request that does not depend on the order of its keys. */
export const fingerprintOf = (request: object): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex')
