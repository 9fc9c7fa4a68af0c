import * as z from 'zod/mini'
import { id, list, maybe, named } from '../field.ts'

/** A line of an order; amounts in units of the currency, VAT included. */
export const orderProduct = z.looseObject({
  quantity: z.number(),
  id: maybe(id),
  code: maybe(z.string()),
  title: maybe(z.string()),
  price: maybe(z.number()),
  totalWithVAT: maybe(z.number()),
})
export type OrderProduct = z.output<typeof orderProduct>

/** An order (ENT-17), also the answer of POST /api/orders. The titles of the statuses are asked for separately. */
export const order = z.looseObject({
  id,
  number: maybe(id),
  /** the moment it was placed, ISO 8601 */
  date: maybe(z.string()),
  status: maybe(z.string()),
  paymentStatus: maybe(z.string()),
  products: list(orderProduct),
  total: maybe(z.number()),
  deliveryPrice: maybe(z.number()),
  currency: maybe(z.string()),
})
export type Order = z.output<typeof order>

/** GET /api/orders. */
export const orders = list(order)

/** GET /api/orders/order-statuses and /api/orders/payment-statuses: titles under the key of the status. */
export const orderStatuses = named(z.looseObject({ title: z.string() }))
export type OrderStatuses = z.output<typeof orderStatuses>
