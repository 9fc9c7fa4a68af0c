import type { CartIssue, DisplayedLine, Pricing, Warning } from '../model/pricing.ts'
import { messages } from './messages.ts'

const texts: ReadonlyMap<string, string> = new Map([
  ['NoProductQualifiesForDiscountCode', messages.noQualifyingProduct],
  ['DiscountCodeCartAmountTooLow', messages.cartAmountTooLow],
  ['DiscountCodeCartAmountTooHigh', messages.cartAmountTooHigh],
])

const codesOf = (warning: Warning): (string | undefined)[] => (typeof warning === 'string' ? [warning] : [warning.type, warning.code])

/** The texts of a pricing's warnings, each once; unknown codes have none (PRICE-02..04, C7). */
export function warningTexts(warnings: Pricing['warnings']): string[] {
  const all = Array.isArray(warnings) ? warnings : Object.values(warnings ?? {}).flat()
  const found = all.flatMap(codesOf).flatMap((code) => texts.get(code ?? '') ?? [])
  return [...new Set(found)]
}

/** 'Amount unavailable' for a line that the server could not fulfil: named by the issue, or without a price (SIDE-06, C8). */
export function lineIssue(
  line: Pick<DisplayedLine, 'guid' | 'code' | 'price'>,
  issues: readonly CartIssue[] | undefined,
): string | undefined {
  const affected = issues?.some(({ type, guid, code }) => {
    if (type !== 'UnavailableProductQuantity') return false
    return guid === undefined && code === undefined ? line.price === undefined : guid === line.guid || code === line.code
  })
  return affected ? messages.amountUnavailable : undefined
}
