import type { FaqItem } from '../../model/page/faq-data.ts'
import { faqItemsLimit } from '../constants.ts'

/** The first non-empty source, in order of priority; at most `faqItemsLimit` items. */
export const faqItems = (...sources: (readonly FaqItem[] | undefined)[]): readonly FaqItem[] =>
  (sources.find((items) => items !== undefined && items.length > 0) ?? []).slice(0, faqItemsLimit)

/** Toggles an answer. Opening it closes the others unless `isMultiple` (BANNER-15). */
export function toggleAnswer(open: ReadonlySet<number>, index: number, isMultiple: boolean): ReadonlySet<number> {
  if (open.has(index)) return new Set([...open].filter((other) => other !== index))
  return new Set(isMultiple ? [...open, index] : [index])
}
