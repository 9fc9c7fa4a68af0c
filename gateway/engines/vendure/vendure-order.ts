import { EngineError, type EngineOrderPlaced } from '../../adapter.ts'
import type { ErrorResult } from './vendure-client.ts'

/** An order as asked for with `orderFields`; amounts in cents. */
export interface VendureOrder {
  code: string
  state: string
  currencyCode: string
  couponCodes: string[]
  orderPlacedAt: string | null
  createdAt: string
  shipping: number
  shippingWithTax: number
  lines: {
    quantity: number
    unitPriceWithTax: number
    proratedUnitPriceWithTax: number
    proratedLinePrice: number
    proratedLinePriceWithTax: number
    productVariant: { id: string; sku: string; name: string }
  }[]
  payments: { state: string }[] | null
}

export const orderFields = `code state currencyCode couponCodes orderPlacedAt createdAt shipping shippingWithTax payments { state }
  lines { quantity unitPriceWithTax proratedUnitPriceWithTax proratedLinePrice proratedLinePriceWithTax productVariant { id sku name } }`

/** A result that is an order or an error of the operation. */
export type OrderResult = (VendureOrder & ErrorResult) | ErrorResult | null

/** Vendure's states by the statuses that the gateway has titles for. */
const statuses: Record<string, string> = {
  PaymentAuthorized: 'new',
  PaymentSettled: 'new',
  PartiallyShipped: 'sent',
  Shipped: 'sent',
  PartiallyDelivered: 'sent',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
}

const isPlaced = ({ orderPlacedAt }: VendureOrder) => orderPlacedAt !== null

/** The tax in the lines, and in the delivery if it counts. */
export const taxOf = ({ lines, shipping, shippingWithTax }: VendureOrder, withDelivery: boolean): number =>
  lines.reduce((sum, line) => sum + line.proratedLinePriceWithTax - line.proratedLinePrice, withDelivery ? shippingWithTax - shipping : 0)

export const linesTotal = ({ lines }: VendureOrder): number => lines.reduce((sum, line) => sum + line.proratedLinePriceWithTax, 0)

function paymentStatus({ payments }: VendureOrder): string {
  const states = payments?.map(({ state }) => state) ?? []
  return states.length > 0 && states.every((state) => state === 'Settled') ? 'paid' : 'unpaid'
}

/** A placed order in the response of the shop. Throws `refused` if it has not been placed. */
export function toPlaced(order: VendureOrder): EngineOrderPlaced {
  if (!isPlaced(order)) throw new EngineError('refused', 'The payment was not accepted', 'PaymentDeclined')
  return {
    id: order.code,
    number: order.code,
    date: order.orderPlacedAt ?? order.createdAt,
    status: statuses[order.state] ?? order.state,
    paymentStatus: paymentStatus(order),
    currency: order.currencyCode,
    deliveryPrice: order.shippingWithTax / 100,
    total: (linesTotal(order) + order.shippingWithTax) / 100,
    totalVAT: taxOf(order, true) / 100,
    products: order.lines.map((line) => ({
      code: line.productVariant.sku,
      title: line.productVariant.name,
      quantity: line.quantity,
      price: line.proratedUnitPriceWithTax / 100,
      totalWithVAT: line.proratedLinePriceWithTax / 100,
    })),
  }
}
