import * as z from 'zod/mini'
import { persisted } from '../../kit/persisted.ts'
import type { MergeTarget } from './sync-state.ts'

/** With whose at the server something of this browser is joined, and whether the server has heard of the result. */
const mergeRecord = z.object({ customer: z.string(), isSaved: z.boolean() })
/** `owner`: the customer whose personal data this browser holds; who was logged in last without having logged out. */
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

/** What is joined as of now, by whichever tab. */
export function readMergeState(): MergeState {
  let newest: MergeState = {}
  $mergeState.change((now) => {
    newest = now
    return now
  })
  return newest
}

export const recordMerge = (target: MergeTarget, made: MergeRecord): void => $mergeState.change((now) => ({ ...now, [target]: made }))

/** After a login everything is to be joined once more. */
export const clearMerges = (): void => $mergeState.change(({ owner }) => (owner === undefined ? {} : { owner }))

/** Whether this browser holds what another customer has left: the session ran out, nobody has logged out (R53). */
export function belongsToOtherCustomer(customer: string): boolean {
  const { owner } = readMergeState()
  return owner !== undefined && owner !== customer
}

export const setOwner = (customer: string): void =>
  $mergeState.change((now) => (now.owner === customer ? now : { ...now, owner: customer }))

/** Nothing in this browser is anybody's. */
export const clearOwner = (): void => $mergeState.change(() => ({}))

/** What is still to be joined for a customer. */
export const missingMerges = (customer: string): MergeTarget[] => {
  const known = readMergeState()
  return (['cart', 'wishlist'] as const).filter((target) => known[target]?.customer !== customer)
}
