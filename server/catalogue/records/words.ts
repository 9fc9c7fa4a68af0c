import type { Language } from '../../../demo/content/common/shape.ts'
import { normalise } from '../../../src/domain/listing/search-words.ts'

const letters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', þ: 'th' }

const minStemLength = 3

const stems: Record<Language, (word: string) => string> = {
  en: (word) => word.replace(/(?:ve)?s$/, ''),
  lt: (word) => word.slice(0, Math.max(4, word.length - 2)),
}

/** The beginning of a normalised word without its ending: 'axes' finds 'axe', 'kirvis' finds 'kirviai'. */
export const stem = (word: string, language: Language): string => (word.length > minStemLength ? stems[language](word) : word)

/** Lithuanian sorts č, š and ž as separate letters after c, s and z, and y together with i. */
const alphabets: Record<Language, (text: string) => string> = {
  en: (text) => text,
  lt: (text) => text.replace(/[čšž]/g, (letter) => `${letter.normalize('NFD').charAt(0)}~`).replace(/y/g, 'i'),
}

/** A sort key: its byte order is the dictionary order of the language. Titles that differ by more than case have different keys. */
export function titleKey(title: string, language: Language): string {
  const lower = title.toLowerCase().normalize('NFC')
  const key = alphabets[language](lower)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}~]+/gu, ' ')
    .replace(/[øæœßłđþ]/g, (letter) => letters[letter] ?? letter)
    .trim()
  return `${key}\u0001${lower}`
}

/** The URL slug of a title: 'Joiner’s hammer' becomes 'joiners-hammer'. */
export const slugify = (title: string): string =>
  normalise(title.replace(/['’]/g, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
