import type { Language } from '../../../content/common/shape.ts'

const letters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', þ: 'th' }

/** Lower case, accents folded, everything but letters and digits a single blank: 'Žiemos kėdė, 2 vnt.' is 'ziemos kede 2 vnt'. */
export const normalise = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæœßłđþ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** In Lithuanian č, š and ž are letters of their own after c, s and z, and y stands with i. */
const alphabets: Record<Language, (text: string) => string> = {
  en: (text) => text,
  lt: (text) => text.replace(/[čšž]/g, (letter) => `${letter.normalize('NFD').charAt(0)}~`).replace(/y/g, 'i'),
}

/** A key whose bytes sort titles as the language's dictionary does; equal only for equal titles. */
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

/** The part of an address that tells the title: 'Joiner’s hammer' is 'joiners-hammer'. */
export const slugify = (title: string): string =>
  normalise(title.replace(/['’]/g, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
