import { allocateProportionally } from './allocate-proportionally.ts'
import type { PricedLine } from './line.ts'
import type { Discount, Offer } from './offer.ts'

export type DiscountWarning = 'NoProductQualifiesForDiscountCode' | 'DiscountCodeCartAmountTooLow' | 'DiscountCodeCartAmountTooHigh'

const sumOf = (lines: readonly PricedLine[]) => lines.reduce((sum, { total }) => sum + total, 0)

/** Takes an amount off the lines in proportion to what they cost. */
function subtractDiscount(lines: readonly PricedLine[], amount: number): PricedLine[] {
  const parts = allocateProportionally(
    amount,
    lines.map(({ total }) => total),
  )
  return lines.map((line, at) => ({ ...line, total: line.total - (parts[at] ?? 0) }))
}

/** Lowers the price of a piece by a percentage; extras keep theirs. */
function cheaper(line: PricedLine, percent: number): PricedLine {
  const price = Math.round((line.price * (100 - percent)) / 100)
  return { ...line, price, priceOld: line.priceOld ?? line.price, total: line.total - (line.price - price) * line.quantity }
}

const qualifies = ({ list, category }: Discount, offer: Offer): boolean =>
  (list === undefined || offer.lists.includes(list)) && (category === undefined || offer.categories.includes(category))

/** Applies a discount code, or says why it does not apply; a code the shop does not know fits no product. */
export function applyDiscount(
  lines: readonly PricedLine[],
  discount: Discount | undefined,
): { lines: readonly PricedLine[]; warning?: DiscountWarning } {
  const total = sumOf(lines)
  if (!discount || !lines.some(({ offer }) => qualifies(discount, offer))) return { lines, warning: 'NoProductQualifiesForDiscountCode' }
  if (discount.from !== undefined && total < discount.from) return { lines, warning: 'DiscountCodeCartAmountTooLow' }
  if (discount.upTo !== undefined && total > discount.upTo) return { lines, warning: 'DiscountCodeCartAmountTooHigh' }
  const { percent, amount = 0 } = discount
  if (percent !== undefined) return { lines: lines.map((line) => (qualifies(discount, line.offer) ? cheaper(line, percent) : line)) }
  const reduced = new Map(
    subtractDiscount(
      lines.filter(({ offer }) => qualifies(discount, offer)),
      amount,
    ).map((line) => [line.guid, line]),
  )
  return { lines: lines.map((line) => reduced.get(line.guid) ?? line) }
}

/** Pays with a gift voucher as far as it reaches, the products before their delivery. */
export function applyVoucher(lines: readonly PricedLine[], delivery: number, balance: number) {
  const forLines = Math.min(balance, sumOf(lines))
  const forDelivery = Math.min(balance - forLines, delivery)
  return { lines: subtractDiscount(lines, forLines), delivery: delivery - forDelivery, used: forLines + forDelivery }
}
