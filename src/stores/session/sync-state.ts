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

type Save = () => Promise<unknown> | undefined
const saves = shared('session.saves', () => new Map<MergeTarget, Save>())

/** Registers how a target is saved at once, instead of after its debounce. */
export const registerSave = (target: MergeTarget, save: Save): void => void saves.set(target, save)

const maxSaveWaitMs = 3000

/** Saves unsynced targets at once. Resolves when the server has answered, even with an error, or after 3 seconds. */
export async function saveUnsynced(): Promise<void> {
  const requests = $unsynced.get().map((target) => saves.get(target)?.())
  if (!requests.length) return
  await Promise.race([Promise.allSettled(requests), new Promise((resolve) => setTimeout(resolve, maxSaveWaitMs))])
}
