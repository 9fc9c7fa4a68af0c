import type { PriceRequest } from '../../../model/cart/price-request.ts'
import { deliveryDay } from './delivery-day.ts'
import type { Extra, Offer, VolumePrice } from './offer.ts'
import type { Allocate } from './stock-allocator.ts'

export type RequestedLine = Readonly<PriceRequest['products'][number]>

/** A line with its price; cents, VAT included. `price` is that of one piece without extras. */
export interface PricedLine {
  guid: string
  quantity: number
  offer: Offer
  price: number
  priceOld: number | undefined
  extras: readonly Extra[]
  /** the whole line */
  total: number
}

const dayMs = 86_400_000

/** Whole days until a delivery date. Infinity without a date (any day is fine), 0 for an invalid one (no discount for waiting). */
function daysUntil(date: string | undefined, now: Date): number {
  if (!date) return Number.POSITIVE_INFINITY
  const day = deliveryDay(date)
  return day ? Math.floor((day.getTime() - now.getTime()) / dayMs) + 1 : 0
}

/** The lowest volume price for this quantity and delivery time. */
const volumePrice = (offer: Offer, quantity: number, days: number): VolumePrice | undefined =>
  offer.volume
    .filter((step) => step.from <= quantity && step.days <= days && step.price < offer.price)
    .reduce<VolumePrice | undefined>((best, step) => (best && best.price <= step.price ? best : step), undefined)

const filledIn = (value: string | number | readonly string[] | undefined): string[] =>
  [value].flat().flatMap((part) => (part === undefined || String(part).trim() === '' ? [] : [String(part)]))

/** The inputs of a line, for the attributes that the product has. */
const pickKnownInputs = ({ attributes = {} }: RequestedLine, { inputs }: Offer) =>
  [...inputs].flatMap(([code, input]) =>
    Object.hasOwn(attributes, code) ? [{ code, input, given: [...new Set(filledIn(attributes[code]))] }] : [],
  )

/** The paid extras of the inputs; ignores values that the shop does not offer. */
const chosenExtras = (line: RequestedLine, offer: Offer): Extra[] =>
  pickKnownInputs(line, offer).flatMap(({ code, input, given }) => {
    if (input.values.size === 0) return given.length && input.price > 0 ? [{ code, title: input.title, price: input.price }] : []
    return given.flatMap((value) => {
      const known = input.values.get(value)
      return known && known.price > 0 ? [{ code, ...known }] : []
    })
  })

/** The variants of each product added to a line, with the attribute that offers it. */
const addedProducts = (line: RequestedLine, offer: Offer) =>
  pickKnownInputs(line, offer).flatMap(({ code, input, given }) =>
    given.flatMap((value) => {
      const variants = input.products?.get(value)
      return variants ? [variants.map((variant) => ({ ...variant, attribute: code }))] : []
    }),
  )

/**
 * Prices a line from the shop's data; of the request only code, quantity, day and chosen values count (R27). Undefined if
 * there are too few pieces of the variant or of a product added to it.
 */
export function priceLine(line: RequestedLine, offer: Offer, now: Date, take: Allocate): PricedLine | undefined {
  const { guid, quantity } = line
  const added = take(offer, quantity, addedProducts(line, offer))
  if (!added) return undefined
  const step = volumePrice(offer, quantity, daysUntil(line.deliveryDate, now))
  const price = step?.price ?? offer.price
  const priceOld = step ? (step.priceOld ?? offer.priceOld ?? offer.price) : offer.priceOld
  const packed = added.map(({ attribute, title, price, code }): Extra => ({ code: attribute, title, price, variant: code }))
  const extras = [...offer.extras, ...chosenExtras(line, offer), ...packed]
  const total = (price + extras.reduce((sum, extra) => sum + extra.price, 0)) * quantity
  return { guid, quantity, offer, price, priceOld: priceOld !== undefined && priceOld > price ? priceOld : undefined, extras, total }
}
