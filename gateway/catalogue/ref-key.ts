import { shortHash } from '../../server/import/rows/free-key.ts'
import { toKey } from '../../server/import/rows/text.ts'

/** The id in the shop for a number or name of the engine, used in URLs. A hash distinguishes what a slug would merge: 'C' and 'C++'. */
export const refKey = (ref: string): string => {
  const slug = toKey(ref)
  return /^[\w-]+$/.test(ref) && slug ? slug : [slug, shortHash(ref)].filter(Boolean).join('-')
}
