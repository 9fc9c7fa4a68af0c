import type { Context } from 'hono'
import { type Language, languages } from '../../demo/content/common/shape.ts'
import { matchLanguage } from '../../src/domain/language.ts'

/** The language of the shop that a tag such as `lt-LT` or `lt_LT` means; English if the shop lacks it. */
export const languageNamed = (name: string | undefined): Language => matchLanguage(name, languages) ?? 'en'

/** The language of the `lang` parameter. */
export const languageOf = (c: Context): Language => languageNamed(c.req.query('lang'))

type Localised<T> = T extends { en: infer E; lt: unknown }
  ? E
  : T extends readonly (infer I)[]
    ? Localised<I>[]
    : T extends object
      ? { [K in keyof T]: Localised<T[K]> }
      : T

const isText = (value: object): value is Record<Language, unknown> => {
  const keys = Object.keys(value)
  return keys.length === languages.length && languages.every((language) => keys.includes(language))
}

/** Translates a document: replaces every `{ en, lt }` with the value of one language. */
export function localised<T>(value: T, language: Language): Localised<T> {
  const walk = (part: unknown): unknown => {
    if (part === null || typeof part !== 'object') return part
    if (Array.isArray(part)) return part.map(walk)
    if (isText(part)) return part[language]
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(value) as Localised<T>
}
