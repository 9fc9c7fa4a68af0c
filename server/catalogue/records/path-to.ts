import type { Language } from '../../../demo/content/common/shape.ts'

const prefixes: Record<Language, string> = { en: '', lt: '/lt' }

/** The path of the home page. */
export const homePath = (language: Language): string => `${prefixes[language]}/`

/** The path of a product page (`p`) or a category page (`c`): `/p/joiners-hammer-ht-1001`, in Lithuanian below `/lt`. */
export const localizedPath = (kind: 'p' | 'c', path: string, language: Language): string => `${prefixes[language]}/${kind}/${path}`
