import { createHash } from 'node:crypto'
import { decodeReferences } from '../values/character-references.ts'

const maxTitleLength = 300
const maxSlugLength = 80

/** Line breaks and tabs are spaces; NEL is none for JavaScript. */
const breaks = /[\s\u0085]+/g
/** Directions of embedded text, a byte order mark and other codes that show nothing and that no script needs to join or separate letters. */
const codes = /[\p{Cc}\p{Cs}\u202A-\u202E\u2061-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]/gu
/** Hyphens and spaces of no width, where there are no letters that they separate. */
const looseBreaks = /(?<![\p{L}\p{M}\p{N}])[\u00AD\u200B\u2060]+|[\u00AD\u200B\u2060]+(?![\p{L}\p{M}\p{N}])/gu
const isVisible = /[^\p{Cf}\p{Z}\p{M}]/u

/**
 * Converts a text to one line without character references and control characters, and truncates it. Keeps what joins or separates
 * the letters of a script or the parts of an emoji.
 */
export function plainText(text: string): string {
  const line = decodeReferences(text).replace(breaks, ' ').replace(codes, '').replace(looseBreaks, '').replace(/ +/g, ' ').trim()
  return isVisible.test(line) ? truncate(line) : ''
}

/** Whole characters up to the maximum length. */
function truncate(line: string): string {
  if (line.length <= maxTitleLength) return line
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(line.slice(0, 2 * maxTitleLength)))
    if (index + segment.length <= maxTitleLength) end = index + segment.length
  return line.slice(0, end).trim()
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
