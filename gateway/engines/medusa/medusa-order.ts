import type { EngineOrderPlaced } from '../../adapter.ts'
import { roundTo } from './medusa-client.ts'

/** An order with the fields that `orderFields` requests. Amounts are in units of the currency. */
export interface MedusaOrder {
  id: string
  display_id: number
  status: string
  payment_status?: string
  fulfillment_status?: string
  created_at: string
  currency_code: string
  total: number
  tax_total: number
  shipping_total: number
  items: { variant_sku: string | null; title: string; subtitle: string | null; quantity: number; total: number }[]
}

export const orderFields = [
  'id,display_id,status,payment_status,fulfillment_status,created_at,currency_code,total,tax_total,shipping_total',
  'items.variant_sku,items.title,items.subtitle,items.quantity,items.total',
].join(',')

/** The gateway's status for each of Medusa's states. */
const statuses: Record<string, string> = {
  not_fulfilled: 'new',
  partially_fulfilled: 'packed',
  fulfilled: 'packed',
  partially_shipped: 'sent',
  shipped: 'sent',
  partially_delivered: 'sent',
  delivered: 'delivered',
}
const paymentStatuses: Record<string, string> = { captured: 'paid', refunded: 'refunded', partially_refunded: 'refunded' }

const statusOf = ({ status, fulfillment_status = 'not_fulfilled' }: MedusaOrder) =>
  status === 'canceled' ? 'cancelled' : (statuses[fulfillment_status] ?? 'new')

/** A placed order in the response of the shop. */
export function toPlaced(order: MedusaOrder): EngineOrderPlaced {
  const round = (amount: number) => roundTo(order.currency_code, amount)
  return {
    id: order.id,
    number: String(order.display_id),
    date: order.created_at,
    status: statusOf(order),
    paymentStatus: paymentStatuses[order.payment_status ?? ''] ?? 'unpaid',
    currency: order.currency_code.toUpperCase(),
    deliveryPrice: round(order.shipping_total),
    total: round(order.total),
    totalVAT: round(order.tax_total),
    products: order.items.map(({ variant_sku, title, subtitle, quantity, total }) => ({
      code: variant_sku ?? undefined,
      title: subtitle ? `${title}, ${subtitle}` : title,
      quantity,
      price: round(total / quantity),
      totalWithVAT: round(total),
    })),
  }
}
