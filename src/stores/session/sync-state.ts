import { atom } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { persisted } from '../../kit/persisted.ts'

export type MergeTarget = 'cart' | 'wishlist'

/**
 * What of this browser still waits to be joined with what the server keeps for the customer. It is not saved there until
 * then: it would overwrite what it has not seen.
 */
export const $pendingMerges = shared('session.unjoined', () => atom<readonly MergeTarget[]>([]))

const mergeTargets: readonly MergeTarget[] = ['cart', 'wishlist']

/** What was changed here and has not reached the server: without a connection, or before it was known who is here. */
export const $unsynced = persisted<readonly MergeTarget[]>('unsaved', {
  initial: [],
  read: (value) => ({ value: mergeTargets.filter((item) => Array.isArray(value) && value.includes(item)), damaged: !Array.isArray(value) }),
})

/** Notes whether the server has the last change of something. */
export const setSynced = (target: MergeTarget, isSynced: boolean): void =>
  $unsynced.change((now) =>
    now.includes(target) !== isSynced ? now : mergeTargets.filter((item) => (item === target ? !isSynced : now.includes(item))),
  )
