import { atom } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { persisted } from '../../kit/persisted.ts'

export type MergeTarget = 'cart' | 'wishlist'

/**
 * The targets not yet merged with the customer's copy on the server. They are not saved there before the merge, which would overwrite
 * that copy.
 */
export const $pendingMerges = shared('session.unjoined', () => atom<readonly MergeTarget[]>([]))

const mergeTargets: readonly MergeTarget[] = ['cart', 'wishlist']

/** The targets with changes that the server does not have yet: made offline, or before the customer was known. */
export const $unsynced = persisted<readonly MergeTarget[]>('unsaved', {
  initial: [],
  read: (value) => ({ value: mergeTargets.filter((item) => Array.isArray(value) && value.includes(item)), damaged: !Array.isArray(value) }),
})

/** Records whether the server has the last change of a target. */
export const setSynced = (target: MergeTarget, isSynced: boolean): void =>
  $unsynced.change((now) =>
    now.includes(target) !== isSynced ? now : mergeTargets.filter((item) => (item === target ? !isSynced : now.includes(item))),
  )
