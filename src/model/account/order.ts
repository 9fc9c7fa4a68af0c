import * as z from 'zod/mini'
import { id, list, maybe, named } from '../field.ts'

/** A line of an order. Amounts are in currency units and include VAT. */
export const orderProduct = z.looseObject({
  quantity: z.number(),
  id: maybe(id),
  code: maybe(z.string()),
  title: maybe(z.string()),
  price: maybe(z.number()),
  totalWithVAT: maybe(z.number()),
})
export type OrderProduct = z.output<typeof orderProduct>

/** An order, also the response of POST /api/orders. The titles of its statuses need separate requests (ENT-17). */
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
})
export type Order = z.output<typeof order>

/** GET /api/orders. */
export const orders = list(order)

/** GET /api/orders/order-statuses and /api/orders/payment-statuses: titles by status. */
export const orderStatuses = named(z.looseObject({ title: z.string() }))
export type OrderStatuses = z.output<typeof orderStatuses>
