import { createHash } from 'node:crypto'

const maxTitleLength = 300
const maxSlugLength = 80

/** Converts a text to one line without control and invisible characters, and truncates it. */
export function plainText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTitleLength)
}

const toLatin = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/æ/g, 'ae').replace(/ø/g, 'o').replace(/ł/g, 'l').replace(/ß/g, 'ss')

/** The URL slug of a title: 'Žali puodai' becomes 'zali-puodai'. Empty if no Latin letter or digit is left. */
const slug = (latin: string): string =>
  latin
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxSlugLength)

/**
 * An identifier of lower-case letters, digits and hyphens: the URL slug of a title, with a hash if it would lose letters ('чай 1'
 * and 'кофе 1' must differ) or its end. Empty if the text has no letter or digit of any script.
 */
export function toKey(text: string): string {
  const latin = toLatin(text)
  const short = slug(latin)
  const isComplete = latin.length <= maxSlugLength && !/[^\P{L}a-z]|[^\P{N}0-9]/u.test(latin)
  if (isComplete || !/[\p{L}\p{N}]/u.test(latin)) return short
  return [short, createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, 8)].filter(Boolean).join('-')
}

/** Parses a number of pieces; empty or negative counts as 0. Throws an error with a readable message for other texts. */
export function readCount(text: string): number {
  if (!/^-?\d*$/.test(text)) throw new Error(`'${text.slice(0, 40)}' is not a quantity`)
  return Math.min(1_000_000, Math.max(0, Number(text || 0)))
}
