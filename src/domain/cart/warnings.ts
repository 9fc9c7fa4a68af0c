import type { DisplayedLine } from '../../model/cart/displayed-cart.ts'
import type { CartIssue, Pricing, Warning } from '../../model/cart/pricing.ts'
import { messages } from '../messages.ts'

const texts: ReadonlyMap<string, string> = new Map([
  ['NoProductQualifiesForDiscountCode', messages.noQualifyingProduct],
  ['DiscountCodeCartAmountTooLow', messages.cartAmountTooLow],
  ['DiscountCodeCartAmountTooHigh', messages.cartAmountTooHigh],
  ['GiftVoucherNotValid', messages.voucherInvalid],
])

const codesOf = (warning: Warning): (string | undefined)[] => (typeof warning === 'string' ? [warning] : [warning.type, warning.code])

const warningList = (warnings: Pricing['warnings']): Warning[] =>
  Array.isArray(warnings) ? warnings : Object.values(warnings ?? {}).flat()

/** Text keys of a pricing's warnings, without duplicates. Ignores unknown codes (PRICE-02..04). */
export function warningTexts(warnings: Pricing['warnings']): string[] {
  const found = warningList(warnings)
    .flatMap(codesOf)
    .flatMap((code) => texts.get(code ?? '') ?? [])
  return [...new Set(found)]
}

/** Error texts of the discount code and of the gift voucher. */
export function codeTexts(warnings: Pricing['warnings']): { discountCode: string | undefined; giftVoucher: string | undefined } {
  const found = warningTexts(warnings)
  return {
    discountCode: found.find((text) => text !== messages.voucherInvalid),
    giftVoucher: found.find((text) => text === messages.voucherInvalid),
  }
}

const unavailableType = 'UnknownProduct'

/** Issues of cart lines: unavailable quantities and products that the shop no longer has. */
export function cartIssues(pricing: Pricing | undefined): CartIssue[] | undefined {
  const unavailable = warningList(pricing?.warnings).flatMap((warning) =>
    typeof warning === 'object' && warning.type === unavailableType
      ? { type: unavailableType, guid: warning.guid, code: warning.code }
      : [],
  )
  return unavailable.length ? [...unavailable, ...(pricing?.issues ?? [])] : pricing?.issues
}

/**
 * The error text of a line: 'Amount unavailable' if an issue names the line, or names none and the line has no price
 * (SIDE-06). A deleted product has another text.
 */
export function lineIssue(
  line: Pick<DisplayedLine, 'guid' | 'code' | 'price'>,
  issues: readonly CartIssue[] | undefined,
): string | undefined {
  if (issues?.some(({ type, guid }) => type === unavailableType && guid === line.guid)) return messages.productGone
  const affected = issues?.some(({ type, guid, code }) => {
    if (type !== 'UnavailableProductQuantity') return false
    return guid === undefined && code === undefined ? line.price === undefined : guid === line.guid || code === line.code
  })
  return affected ? messages.amountUnavailable : undefined
}
