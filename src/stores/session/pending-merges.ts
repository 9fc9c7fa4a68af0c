import { atom } from 'nanostores'
import { shared } from '../../base/shared.ts'

export type MergeTarget = 'cart' | 'wishlist'

/**
 * What of this browser still waits to be joined with what the server keeps for the customer. It is not saved there until
 * then: it would overwrite what it has not seen.
 */
export const $pendingMerges = shared('session.unjoined', () => atom<readonly MergeTarget[]>([]))
