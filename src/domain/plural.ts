import { shownCountLimit } from './constants.ts'
import { localeOf } from './language.ts'

const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/**
 * Picks the plural form of a text. `|` separates the forms of the language, from `zero` to `other`. The last form covers all
 * missing ones.
 */
export function plural(text: string, count: number, language: string): string {
  const forms = text.split('|')
  const rules = new Intl.PluralRules(localeOf(language))
  const known = rules.resolvedOptions().pluralCategories
  const index = order.filter((form) => known.includes(form)).indexOf(rules.select(count))
  return forms[index] ?? forms.at(-1) ?? ''
}

/** Formats a count: 100+ above 100 (CONST-05). */
export const displayCount = (count: number): string => (count > shownCountLimit ? `${shownCountLimit}+` : String(count))
