import type { OrderStatuses } from '../../model/account/order.ts'
import { getOwn } from '../get-own.ts'

/** in_transit and inTransit become "In transit". */
function inWords(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\-\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The title found under a status key (ORD-03); the key in words where there is none, nothing where there is no status. */
export const statusTitle = (titles: OrderStatuses | undefined, key: string | undefined): string =>
  key === undefined ? '' : getOwn(titles, key)?.title || inWords(key)

/** How a status looks: done, under way, ended badly, or neither. */
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

/** The look of a status of an order or a payment; one that is not known is calm. */
export const statusTone = (key: string | undefined): StatusTone => getOwn(tones, key ?? '') ?? 'calm'

/** The look of a status of a return. */
export const returnTone = (key: string | undefined): StatusTone => getOwn(returnTones, key ?? '') ?? 'calm'
