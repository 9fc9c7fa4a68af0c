import * as z from 'zod/mini'
import { persisted } from '../../kit/persisted.ts'
import type { MergeTarget } from './sync-state.ts'

/** The customer whose server copy a cart or wishlist was merged with, and whether the server has the result. */
const mergeRecord = z.object({ customer: z.string(), isSaved: z.boolean() })
/** `owner`: the customer whose personal data this browser holds: the last one logged in who has not logged out. */
const mergeState = z.object({ owner: z.optional(z.string()), cart: z.optional(mergeRecord), wishlist: z.optional(mergeRecord) })
export type MergeRecord = z.output<typeof mergeRecord>
type MergeState = z.output<typeof mergeState>

const $mergeState = persisted<MergeState>('joined', {
  initial: {},
  read(value) {
    const { data } = mergeState.safeParse(value)
    return { value: data ?? {}, damaged: data === undefined }
  },
})

/** The latest state, including changes of other tabs. */
export const readMergeState = (): MergeState => $mergeState.latest()

export const recordMerge = (target: MergeTarget, record: MergeRecord): void =>
  $mergeState.change((state) => ({ ...state, [target]: record }))

/** Forgets all merges: each login merges again. Keeps the owner. */
export const clearMerges = (): void => $mergeState.change(({ owner }) => (owner === undefined ? {} : { owner }))

/** Whether this browser still holds data of another customer, whose session expired without a logout (R53). */
export function belongsToOtherCustomer(customer: string): boolean {
  const { owner } = readMergeState()
  return owner !== undefined && owner !== customer
}

export const setOwner = (customer: string): void =>
  $mergeState.change((state) => (state.owner === customer ? state : { ...state, owner: customer }))

/** Forgets owner and merges. */
export const clearOwner = (): void => $mergeState.change(() => ({}))

/** The targets not yet merged for a customer. */
export const missingMerges = (customer: string): MergeTarget[] => {
  const state = readMergeState()
  return (['cart', 'wishlist'] as const).filter((target) => state[target]?.customer !== customer)
}
