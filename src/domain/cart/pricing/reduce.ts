import { allocateProportionally } from './allocate-proportionally.ts'
import type { PricedLine } from './line.ts'
import type { Discount, Offer } from './offer.ts'

export type DiscountWarning = 'NoProductQualifiesForDiscountCode' | 'DiscountCodeCartAmountTooLow' | 'DiscountCodeCartAmountTooHigh'

export const sumOf = (lines: readonly PricedLine[]) => lines.reduce((sum, { total }) => sum + total, 0)

/** Subtracts an amount from the lines in proportion to their totals. */
function subtractDiscount(lines: readonly PricedLine[], amount: number): PricedLine[] {
  const parts = allocateProportionally(
    amount,
    lines.map(({ total }) => total),
  )
  return lines.map((line, index) => ({ ...line, total: line.total - (parts[index] ?? 0) }))
}

/** A price in whole cents, less a percentage. */
export const lessPercent = (price: number, percent: number) => Math.round((price * (100 - percent)) / 100)

/** Reduces the price of a piece by a percentage, without its extras. */
function reduceByPercent(line: PricedLine, percent: number): PricedLine {
  const price = lessPercent(line.price, percent)
  return { ...line, price, priceOld: line.priceOld ?? line.price, total: line.total - (line.price - price) * line.quantity }
}

/** Reduces all lines for a customer who has reached a loyalty program. */
export const applyLoyalty = (lines: readonly PricedLine[], percent: number): readonly PricedLine[] =>
  percent > 0 ? lines.map((line) => reduceByPercent(line, percent)) : lines

const qualifies = ({ list, category }: Discount, offer: Offer): boolean =>
  (list === undefined || offer.lists.includes(list)) && (category === undefined || offer.categories.includes(category))

/** Applies a discount, or returns a warning with the reason why not. An unknown code, `undefined`, qualifies no product. */
export function applyDiscount(
  lines: readonly PricedLine[],
  discount: Discount | undefined,
): { lines: readonly PricedLine[]; warning?: DiscountWarning } {
  const total = sumOf(lines)
  if (!discount || !lines.some(({ offer }) => qualifies(discount, offer))) return { lines, warning: 'NoProductQualifiesForDiscountCode' }
  if (discount.from !== undefined && total < discount.from) return { lines, warning: 'DiscountCodeCartAmountTooLow' }
  if (discount.upTo !== undefined && total > discount.upTo) return { lines, warning: 'DiscountCodeCartAmountTooHigh' }
  const { percent, amount = 0 } = discount
  if (percent !== undefined)
    return { lines: lines.map((line) => (qualifies(discount, line.offer) ? reduceByPercent(line, percent) : line)) }
  const reduced = new Map(
    subtractDiscount(
      lines.filter(({ offer }) => qualifies(discount, offer)),
      amount,
    ).map((line) => [line.guid, line]),
  )
  return { lines: lines.map((line) => reduced.get(line.guid) ?? line) }
}

/** Subtracts a gift voucher's balance, first from the lines, then from the delivery. */
export function applyVoucher(lines: readonly PricedLine[], delivery: number, balance: number) {
  const forLines = Math.min(balance, sumOf(lines))
  const forDelivery = Math.min(balance - forLines, delivery)
  return { lines: subtractDiscount(lines, forLines), delivery: delivery - forDelivery, used: forLines + forDelivery }
}
