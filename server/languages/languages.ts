import { matchLanguage } from '../../src/domain/language.ts'
import type { Language, Text } from './language.ts'
import { completeWords, type LanguageWords, type Words } from './words.ts'

/** What the server knows about one language. */
export interface LanguageDefinition {
  /** what the server writes; English where a text is missing */
  words?: LanguageWords
  /** The beginning of a lower-case word without its ending, so that a search finds its other forms; default: the word. */
  stem?(word: string): string
  /** words have many endings: a search for categories tries others, too */
  isInflected?: boolean
  /** A lower-case text with its letters as dictionaries sort them, if not by their code; `~` sorts after every letter. */
  sortable?(text: string): string
}

/** The languages of a shop. One value for each shop: two shops of a process may differ. */
export interface Languages {
  readonly codes: readonly Language[]
  /** of requests and paths that name none, and of texts that another language lacks */
  readonly fallback: Language
  /** The language that a tag such as `lt-LT` or `lt_LT` means; undefined if the shop lacks it. */
  match(tag: string | undefined): Language | undefined
  /** The same; the fallback if the shop lacks it. */
  named(tag: string | undefined): Language
  /** The start of its paths: '' for the fallback, '/lt' for others. */
  prefixOf(language: Language): string
  /** The language of a path, by its prefix. */
  ofPath(path: string): Language
  words(language: Language): Words
  /** The text in a language, else in the fallback, else in any. */
  pick<T>(text: Readonly<Record<Language, T>>, language: Language): T
  /** The same for a path, which gets the prefix of the language if it is another's. */
  pickPath(text: Text, language: Language): string
  /** Whether a value of a document is a text by language. */
  isText(value: object): value is Record<Language, unknown>
  /** A value for each language. */
  each<T>(make: (language: Language) => T): Record<Language, T>
  stem(word: string, language: Language): string
  isInflected(language: Language): boolean
  sortable(text: string, language: Language): string
}

/** Codes that a path can begin with. */
export const languageCode = /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/

/** The languages of a shop by code. Throws for a code that no path could begin with, and without the fallback. */
export function createLanguages(definitions: Readonly<Record<Language, LanguageDefinition>>, fallback: Language): Languages {
  const codes = Object.keys(definitions)
  for (const code of codes) if (!languageCode.test(code)) throw new Error(`${code} is no code of a language such as en or pt-BR`)
  if (!codes.includes(fallback)) throw new Error(`The shop lacks the language ${fallback}, which stands in for others`)
  const words = new Map(codes.map((code) => [code, completeWords(definitions[code]?.words)]))
  const wordsOfFallback = words.get(fallback) as Words
  const match = (tag: string | undefined) => matchLanguage(tag, codes)
  const prefixOf = (language: Language) => (language === fallback ? '' : `/${language}`)
  const pick = <T>(text: Readonly<Record<Language, T>>, language: Language) =>
    (text[language] ?? text[fallback] ?? Object.values(text)[0]) as T
  const others = codes.filter((code) => code !== fallback)
  return {
    codes,
    fallback,
    match,
    named: (tag) => match(tag) ?? fallback,
    prefixOf,
    ofPath: (path) => others.find((code) => `${path}/`.startsWith(`${prefixOf(code)}/`)) ?? fallback,
    words: (language) => words.get(language) ?? wordsOfFallback,
    pick,
    pickPath: (text, language) => text[language] ?? prefixOf(language) + pick(text, fallback),
    isText: (value): value is Record<Language, unknown> => {
      const keys = Object.keys(value)
      return (keys.includes(fallback) || keys.includes('und')) && keys.every((key) => languageCode.test(key))
    },
    each: (make) => Object.fromEntries(codes.map((code) => [code, make(code)])),
    stem: (word, language) => definitions[language]?.stem?.(word) ?? word,
    isInflected: (language) => definitions[language]?.isInflected ?? false,
    sortable: (text, language) => definitions[language]?.sortable?.(text) ?? text,
  }
}
