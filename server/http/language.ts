import type { Context } from 'hono'
import type { Language, Text } from '../languages/language.ts'
import type { Languages } from '../languages/languages.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** of the shop that the request is for */
    languages: Languages
  }
}

/** The language of the `lang` parameter. */
export const languageOf = (c: Context): Language => c.get('languages').named(c.req.query('lang'))

type Localised<T> = T extends { en: infer E; lt: unknown }
  ? E
  : T extends readonly (infer I)[]
    ? Localised<I>[]
    : T extends object
      ? { [K in keyof T]: Localised<T[K]> }
      : T

const isPaths = (text: Record<Language, unknown>): text is Text =>
  Object.values(text).every((value) => typeof value === 'string' && /^\/(?!\/)/.test(value))

/** Translates a document: replaces every text by language, such as `{ en, lt }`, with the text in one. */
export function localised<T>(value: T, languages: Languages, language: Language): Localised<T> {
  const walk = (part: unknown): unknown => {
    if (part === null || typeof part !== 'object') return part
    if (Array.isArray(part)) return part.map(walk)
    if (languages.isText(part)) return isPaths(part) ? languages.pickPath(part, language) : languages.pick(part, language)
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(value) as Localised<T>
}
