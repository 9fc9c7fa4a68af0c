import * as z from 'zod/mini'
import { id, lenient, list, maybe, named } from '../field.ts'
import { service } from '../product/attribute.ts'

/** A line of an order. Amounts are in currency units and include VAT. */
export const orderProduct = z.looseObject({
  quantity: z.number(),
  id: maybe(id),
  code: maybe(z.string()),
  title: maybe(z.string()),
  /** picture of the variant; the confirmation of the order shows it */
  imageId: maybe(z.string()),
  price: maybe(z.number()),
  totalWithVAT: maybe(z.number()),
  /** what the buyer chose or typed besides the variant, such as an engraving */
  choiceTitles: lenient(z.array(z.string())),
  /** paid services of one piece, which the price of the line contains */
  services: lenient(z.array(service)),
})
export type OrderProduct = z.output<typeof orderProduct>

/** A bank transfer that pays an order. `amount` is formatted by the shop; `reference` must be in the transfer. */
export const transfer = z.looseObject({
  recipient: z.string(),
  account: z.string(),
  amount: z.string(),
  reference: z.string(),
  bank: maybe(z.string()),
  bic: maybe(z.string()),
})

/** Where a delivery of an order goes, and the days on which it is expected, YYYY-MM-DD. */
export const orderDelivery = z.looseObject({
  title: z.string(),
  to: maybe(z.string()),
  from: maybe(z.string()),
  until: maybe(z.string()),
})
export type OrderDelivery = z.output<typeof orderDelivery>

/** How an order is paid. `url`: the page of a payment provider, to which the shopper goes next */
const payment = z.looseObject({ title: z.string(), description: maybe(z.string()), transfer: maybe(transfer), url: maybe(z.string()) })

/** An order. The titles of its statuses need separate requests (ENT-17). */
export const order = z.looseObject({
  id,
  number: maybe(id),
  /** when it was placed, ISO 8601 */
  date: maybe(z.string()),
  status: maybe(z.string()),
  paymentStatus: maybe(z.string()),
  products: list(orderProduct),
  total: maybe(z.number()),
  deliveryPrice: maybe(z.number()),
  currency: maybe(z.string()),
  totalVAT: lenient(z.number()),
  discountGiven: lenient(z.number()),
  giftVoucherUsed: lenient(z.number()),
  recipient: lenient(z.looseObject({ name: maybe(z.string()), phone: maybe(z.string()), email: maybe(z.string()) })),
  deliveries: lenient(z.array(orderDelivery)),
  payment: lenient(payment),
})
export type Order = z.output<typeof order>

/** GET /api/orders. */
export const orders = list(order)

/** GET /api/orders/order-statuses and /api/orders/payment-statuses: titles by status. */
export const orderStatuses = named(z.looseObject({ title: z.string() }))
export type OrderStatuses = z.output<typeof orderStatuses>

/** The response of POST /api/orders. */
export const placedOrder = z.looseObject({
  ...order.shape,
  /** not lenient: without it nobody would pay */
  payment: maybe(payment),
  /** a guest placed it, whose session may create an account for it */
  offersAccount: maybe(z.boolean()),
})
export type PlacedOrder = z.output<typeof placedOrder>
