import { both } from './common/product.ts'
import type { Text } from './common/shape.ts'

/** Titles by status, in the order of the process. */
export const orderStatuses: Record<string, Text> = {
  new: both('New', 'Naujas'),
  confirmed: both('Confirmed', 'Patvirtintas'),
  packed: both('Packed', 'Supakuotas'),
  sent: both('On its way', 'Išsiųstas'),
  delivered: both('Delivered', 'Pristatytas'),
  cancelled: both('Cancelled', 'Atšauktas'),
}

export const paymentStatuses: Record<string, Text> = {
  unpaid: both('Awaiting payment', 'Laukiama apmokėjimo'),
  paid: both('Paid', 'Apmokėta'),
  refused: both('Payment refused', 'Mokėjimas atmestas'),
  refunded: both('Refunded', 'Pinigai grąžinti'),
}
