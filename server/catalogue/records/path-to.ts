import type { Language } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'

/** The path of the home page. */
export const homePath = ({ prefixOf }: Languages, language: Language): string => `${prefixOf(language)}/`

/** The path of a product page (`p`) or a category page (`c`): `/p/joiners-hammer-ht-1001`, in Lithuanian below `/lt`. */
export const localizedPath = ({ prefixOf }: Languages, kind: 'p' | 'c', path: string, language: Language): string =>
  `${prefixOf(language)}/${kind}/${path}`
