import type { Order, OrderStatuses } from '../../model/account/order.ts'
import { getOwn } from '../get-own.ts'

/** Turns in_transit and inTransit into "In transit". */
function inWords(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\-\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The title of a status; the key in words if it has no title, '' without a key (ORD-03). */
export const statusTitle = (titles: OrderStatuses | undefined, key: string | undefined): string =>
  key === undefined ? '' : getOwn(titles, key)?.title || inWords(key)

/** Colour group of a status: done, on its way, waiting for somebody, failed or neutral. */
export type StatusTone = 'good' | 'moving' | 'waiting' | 'bad' | 'calm'

const tones: Readonly<Record<string, StatusTone>> = {
  paid: 'good',
  delivered: 'good',
  completed: 'good',
  unpaid: 'waiting',
  pending: 'waiting',
  sent: 'moving',
  packed: 'moving',
  cancelled: 'bad',
  refused: 'bad',
  // the money is back: nothing is wrong, nothing is left to do
  refunded: 'calm',
}

const returnTones: Readonly<Record<string, StatusTone>> = {
  requested: 'waiting',
  approved: 'moving',
  received: 'moving',
  refunded: 'good',
  completed: 'good',
  declined: 'bad',
  rejected: 'bad',
}

/** Tone of an order or payment status; `calm` if unknown. */
export const statusTone = (key: string | undefined): StatusTone => getOwn(tones, key ?? '') ?? 'calm'

/** What an order says of its days of delivery: they hold, hold if it is paid today, or are not known or over. Credit needs no payment first. */
export function expectationOf(
  { status, paymentStatus, payment, deliveries = [] }: Pick<Order, 'status' | 'paymentStatus' | 'payment' | 'deliveries'>,
  today: string,
  isOnCredit = false,
): 'firm' | 'once-paid' | 'none' {
  const tone = statusTone(status)
  const isOpen = tone === 'moving' || tone === 'waiting' || tone === 'calm'
  if (!isOpen || deliveries.some(({ from = '', until = from }) => until < today)) return 'none'
  if (paymentStatus === 'paid') return 'firm'
  if (payment?.url || (payment?.transfer && !isOnCredit)) return 'once-paid'
  // paid later
  return payment && paymentStatus === 'unpaid' ? 'firm' : 'none'
}

/** Tone of a return status; `calm` if unknown. */
export const returnTone = (key: string | undefined): StatusTone => getOwn(returnTones, key ?? '') ?? 'calm'
