import { shownCountLimit } from './constants.ts'
import { localeOf } from './language.ts'

const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/**
 * The form of a text that fits a count: forms stand between bars, in this order, those that the language has. A language
 * that needs fewer writes fewer: the last one is for the rest.
 */
export function plural(text: string, count: number, language: string): string {
  const forms = text.split('|')
  const rules = new Intl.PluralRules(localeOf(language))
  const known = rules.resolvedOptions().pluralCategories
  const at = order.filter((form) => known.includes(form)).indexOf(rules.select(count))
  return forms[at] ?? forms.at(-1) ?? ''
}

/** 100+ above 100 (CONST-05). */
export const displayCount = (count: number): string => (count > shownCountLimit ? `${shownCountLimit}+` : String(count))
