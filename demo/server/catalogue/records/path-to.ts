import type { Language } from '../../../content/common/shape.ts'

const prefixes: Record<Language, string> = { en: '', lt: '/lt' }

/** Address of the shop's first page. */
export const homePath = (language: Language): string => `${prefixes[language]}/`

/** Address of a product page (`p`) or a category page (`c`): `/p/joiners-hammer-ht-1001`, in Lithuanian under /lt. */
export const localizedPath = (kind: 'p' | 'c', path: string, language: Language): string => `${prefixes[language]}/${kind}/${path}`
