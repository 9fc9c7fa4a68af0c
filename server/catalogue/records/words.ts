import { normalise } from '../../../src/domain/listing/search-words.ts'
import type { Language } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'

const letters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', þ: 'th' }

const minStemLength = 3

/** The beginning of a normalised word without its ending: 'axes' finds 'axe', 'kirvis' finds 'kirviai'. */
export const stem = (word: string, languages: Languages, language: Language): string =>
  word.length > minStemLength ? languages.stem(word, language) : word

/** A sort key: its byte order is the dictionary order of the language. Titles that differ by more than case have different keys. */
export function titleKey(title: string, languages: Languages, language: Language): string {
  const lower = title.toLowerCase().normalize('NFC')
  const key = languages
    .sortable(lower, language)
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
