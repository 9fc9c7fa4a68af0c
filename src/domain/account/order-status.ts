import type { OrderStatuses } from '../../model/account/order.ts'
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

/** Colour group of a status: done, in progress, failed or neutral. */
export type StatusTone = 'good' | 'waiting' | 'bad' | 'calm'

const tones: Readonly<Record<string, StatusTone>> = {
  paid: 'good',
  delivered: 'good',
  completed: 'good',
  unpaid: 'waiting',
  pending: 'waiting',
  sent: 'waiting',
  packed: 'waiting',
  cancelled: 'bad',
  refunded: 'bad',
}

const returnTones: Readonly<Record<string, StatusTone>> = {
  requested: 'waiting',
  approved: 'waiting',
  received: 'waiting',
  refunded: 'good',
  completed: 'good',
  declined: 'bad',
  rejected: 'bad',
}

/** Tone of an order or payment status; `calm` if unknown. */
export const statusTone = (key: string | undefined): StatusTone => getOwn(tones, key ?? '') ?? 'calm'

/** Tone of a return status; `calm` if unknown. */
export const returnTone = (key: string | undefined): StatusTone => getOwn(returnTones, key ?? '') ?? 'calm'
