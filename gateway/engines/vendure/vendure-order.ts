import { EngineError, type EngineOrderPlaced, type EnginePayment } from '../../adapter.ts'
import type { ErrorResult, ToUnits } from './vendure-client.ts'

/** An order with the fields that `orderFields` requests. Amounts are Vendure's integers. */
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
  payments: Payment[] | null
}

interface Payment {
  state: string
  /** what the payment handler tells shoppers; `outcome` is that of the last attempt on the payment page */
  metadata: { public?: { redirectUrl?: string; outcome?: string } } | null
}

export const orderFields = `code state currencyCode couponCodes orderPlacedAt createdAt shipping shippingWithTax payments { state metadata }
  lines { quantity unitPriceWithTax proratedUnitPriceWithTax proratedLinePrice proratedLinePriceWithTax productVariant { id sku name } }`

/** A result that is an order or an error of the operation. */
export type OrderResult = (VendureOrder & ErrorResult) | ErrorResult | null

/** The gateway's status for each of Vendure's states. */
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

/** The tax in the lines, and in the delivery if it is included. */
export const taxOf = ({ lines, shipping, shippingWithTax }: VendureOrder, withDelivery: boolean): number =>
  lines.reduce((sum, line) => sum + line.proratedLinePriceWithTax - line.proratedLinePrice, withDelivery ? shippingWithTax - shipping : 0)

export const linesTotal = ({ lines }: VendureOrder): number => lines.reduce((sum, line) => sum + line.proratedLinePriceWithTax, 0)

const failedStates = ['Declined', 'Error', 'Cancelled']

/** The payment on a provider's page. */
export function toPayment({ payments }: VendureOrder): EnginePayment | undefined {
  const payment = payments?.find(({ metadata }) => metadata?.public?.redirectUrl)
  if (!payment) return undefined
  const { redirectUrl: page, outcome } = payment.metadata?.public ?? {}
  if (payment.state === 'Settled') return { state: 'paid', page }
  return { state: outcome === 'refused' || failedStates.includes(payment.state) ? 'refused' : 'open', page }
}

function paymentStatus({ payments }: VendureOrder): string {
  const states = payments?.map(({ state }) => state) ?? []
  return states.length > 0 && states.every((state) => state === 'Settled') ? 'paid' : 'unpaid'
}

/** A placed order as the shop returns it. Throws `refused` if it has not been placed. */
export function toPlaced(order: VendureOrder, toUnits: ToUnits): EngineOrderPlaced {
  if (!isPlaced(order)) throw new EngineError('refused', 'The payment was not accepted', 'PaymentDeclined')
  const payment = toPayment(order)
  return {
    ...(payment && payment.state !== 'paid' && { payAt: payment.page }),
    id: order.code,
    number: order.code,
    date: order.orderPlacedAt ?? order.createdAt,
    status: statuses[order.state] ?? order.state,
    paymentStatus: paymentStatus(order),
    currency: order.currencyCode,
    deliveryPrice: toUnits(order.shippingWithTax),
    total: toUnits(linesTotal(order) + order.shippingWithTax),
    totalVAT: toUnits(taxOf(order, true)),
    products: order.lines.map((line) => ({
      code: line.productVariant.sku,
      title: line.productVariant.name,
      quantity: line.quantity,
      price: toUnits(line.proratedUnitPriceWithTax),
      totalWithVAT: toUnits(line.proratedLinePriceWithTax),
    })),
  }
}
