import { createHash } from 'node:crypto'
import { toKey } from './text.ts'

/** Two texts are the same if this is: only how letters are composed and how wide a space is may differ. */
export const identityOf = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** The same for texts that differ by the case of letters only. */
export const fold = (text: string): string => identityOf(text).toLowerCase()

/** Eight hexadecimal digits that stand for a text. */
export const shortHash = (text: string): string => createHash('sha256').update(identityOf(text)).digest('hex').slice(0, 8)

/**
 * A key for a text in addresses and filters: its slug, which loses letters, or with a hash if another text has that slug already
 * ('C' and 'C++'). The text stays the identity: look that up first.
 */
export function freeKey(text: string, isTaken: (key: string) => boolean): string {
  const slug = toKey(text)
  // records are looked up by keys: `constructor` would find a function
  return slug && !(slug in {}) && !isTaken(slug) ? slug : [slug, shortHash(text)].filter(Boolean).join('-')
}

/** A key that is the same only for the same text, whatever other texts there are; case does not count. */
export function exactKey(text: string): string {
  const [slug, identity] = [toKey(text), fold(text)]
  return !identity || slug === identity ? slug : [slug, shortHash(identity)].filter(Boolean).join('-')
}
