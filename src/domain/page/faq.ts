import type { FaqItem } from '../../model/page/faq-data.ts'
import { faqItemsLimit } from '../constants.ts'

/** The questions that are shown: attributes win over the block, the block over what stands in the tag. */
export const faqItems = (...sources: (readonly FaqItem[] | undefined)[]): readonly FaqItem[] =>
  (sources.find((items) => items !== undefined && items.length > 0) ?? []).slice(0, faqItemsLimit)

/** Opens or closes one answer (BANNER-15); where only one may be open, the others close. */
export function toggleAnswer(open: ReadonlySet<number>, index: number, isMultiple: boolean): ReadonlySet<number> {
  if (open.has(index)) return new Set([...open].filter((other) => other !== index))
  return new Set(isMultiple ? [...open, index] : [index])
}
