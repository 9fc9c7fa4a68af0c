import type { PriceRequest } from '../../../../src/model/cart/price-request.ts'
import { deliveryDay } from './delivery-day.ts'
import type { Extra, Offer, VolumePrice } from './offer.ts'
import type { Allocate } from './stock-allocator.ts'

export type RequestedLine = PriceRequest['products'][number]

/** A line with its price; cents, VAT included. `price` is one piece without its extras. */
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

/** Whole days from now to a delivery date; no date means that any day will do, one that names no day is wanted at once. */
function daysUntil(date: string | undefined, now: Date): number {
  if (!date) return Number.POSITIVE_INFINITY
  const day = deliveryDay(date)
  return day ? Math.floor((day.getTime() - now.getTime()) / dayMs) + 1 : 0
}

/** The best price for that many pieces on that day. */
const volumePrice = (offer: Offer, quantity: number, days: number): VolumePrice | undefined =>
  offer.volume
    .filter((step) => step.from <= quantity && step.days <= days && step.price < offer.price)
    .reduce<VolumePrice | undefined>((best, step) => (best && best.price <= step.price ? best : step), undefined)

const filledIn = (value: string | number | readonly string[] | undefined): string[] =>
  [value].flat().flatMap((part) => (part === undefined || String(part).trim() === '' ? [] : [String(part)]))

/** What the shopper filled in by the attributes that the product has. */
const pickKnownInputs = ({ attributes = {} }: RequestedLine, { inputs }: Offer) =>
  [...inputs].flatMap(([code, input]) =>
    Object.hasOwn(attributes, code) ? [{ code, input, given: [...new Set(filledIn(attributes[code]))] }] : [],
  )

/** The paid extras of what the shopper filled in; values the shop does not offer cost and bring nothing. */
const chosenExtras = (line: RequestedLine, offer: Offer): Extra[] =>
  pickKnownInputs(line, offer).flatMap(({ code, input, given }) => {
    if (input.values.size === 0) return given.length && input.price > 0 ? [{ code, title: input.title, price: input.price }] : []
    return given.flatMap((value) => {
      const known = input.values.get(value)
      return known && known.price > 0 ? [{ code, ...known }] : []
    })
  })

/** The products added to a line: the attribute that offers each, and its variants. */
const addedProducts = (line: RequestedLine, offer: Offer) =>
  pickKnownInputs(line, offer).flatMap(({ code, input, given }) =>
    given.flatMap((value) => {
      const variants = input.products?.get(value)
      return variants ? [variants.map((variant) => ({ ...variant, attribute: code }))] : []
    }),
  )

/**
 * One line by what the shop knows; nothing but code, quantity, day and chosen values of the request counts (R27). Undefined:
 * there are not enough pieces of it, or of what is added to it.
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
