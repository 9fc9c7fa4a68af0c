import type { PriceRequest } from '../../../model/cart/price-request.ts'
import type { CartIssue } from '../../../model/cart/pricing.ts'
import { includedVAT } from '../vat.ts'
import { type PricedLine, priceLine, type RequestedLine } from './line.ts'
import type { PriceBook } from './offer.ts'
import { applyDiscount, applyLoyalty, applyVoucher, sumOf } from './reduce.ts'
import { createStockAllocator } from './stock-allocator.ts'

/** A priced cart; cents, VAT included. The total is the sum of the lines and the delivery. */
export interface PricedCart {
  lines: readonly PricedLine[]
  /** lines that cannot be sold as they are */
  unpriced: readonly Pick<RequestedLine, 'guid' | 'code' | 'quantity'>[]
  /** price of the delivery after the gift voucher */
  delivery: number
  /** what the products lack for free delivery, before the gift voucher; undefined if the shop has no such limit */
  freeDeliveryMissing: number | undefined
  issues: CartIssue[]
  warnings: (string | { type: string; guid?: string; code: string })[]
  total: number
  totalVAT: number
  voucherUsed: number
  /** what the discount code took from the products */
  discountGiven: number
  discountApplied: boolean
}

/** Splits the lines into those that can be sold and those without a known code or enough stock. */
function split(request: PriceRequest, { offers, now, loyaltyPercent }: PriceBook) {
  const take = createStockAllocator()
  const sold: PricedLine[] = []
  const unpriced: PricedCart['unpriced'][number][] = []
  for (const line of request.products) {
    const offer = offers.get(line.code)
    const priced = offer && priceLine(line, offer, now, take)
    if (priced) sold.push(priced)
    else unpriced.push({ guid: line.guid, code: line.code, quantity: line.quantity })
  }
  return { sold: applyLoyalty(sold, loyaltyPercent), unpriced }
}

/** A gift voucher is a means of payment, so it does not count against the limit; a discount does. */
function missingForFreeDelivery(lines: readonly PricedLine[], { freeDeliveryFrom }: PriceBook): number | undefined {
  if (freeDeliveryFrom === undefined) return undefined
  return Math.max(0, freeDeliveryFrom - sumOf(lines))
}

/** Prices a cart. Of the request only codes, quantities, days and chosen values count (R27); totals are never negative (R28). */
export function priceCart(request: PriceRequest, book: PriceBook): PricedCart {
  const { sold, unpriced } = split(request, book)
  const warnings: PricedCart['warnings'] = unpriced
    .filter(({ code }) => !book.offers.has(code))
    .map(({ guid, code }) => ({ type: 'UnknownProduct', guid, code }))
  const discounted = request.discountCode && sold.length ? applyDiscount(sold, book.discount) : { lines: sold }
  if (discounted.warning) warnings.push(discounted.warning)
  if (request.giftVoucher && !book.voucherBalance) warnings.push('GiftVoucherNotValid')
  for (const [index, { id }] of (request.deliveryOptions ?? []).entries())
    if (id !== undefined && !book.deliveries[index]) warnings.push({ type: 'UnknownShippingMethod', code: id })
  const freeDeliveryMissing = missingForFreeDelivery(discounted.lines, book)
  const isCharged = sold.length > 0 && freeDeliveryMissing !== 0
  const fee = isCharged ? book.deliveries.reduce((sum, delivery) => sum + (delivery?.price ?? 0), 0) : 0
  const balance = request.giftVoucher ? (book.voucherBalance ?? 0) : 0
  const { lines, delivery, used } = applyVoucher(discounted.lines, fee, balance)
  const total = lines.reduce((sum, line) => sum + line.total, delivery)
  return {
    lines,
    unpriced,
    delivery,
    freeDeliveryMissing,
    issues: unpriced.map(({ guid, code }) => ({ type: 'UnavailableProductQuantity', guid, code })),
    warnings,
    total,
    totalVAT: includedVAT(total, book.vatRate),
    voucherUsed: used,
    discountGiven: sumOf(sold) - sumOf(discounted.lines),
    discountApplied: book.discount !== undefined && !discounted.warning && request.discountCode !== undefined && sold.length > 0,
  }
}
