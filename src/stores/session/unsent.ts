import { computed } from 'nanostores'
import { $reach } from '../../base/http/reconnect.ts'
import { shared } from '../../base/shared.ts'
import { readMergeState } from './merge-state.ts'
import { $customer } from './session.ts'
import { $unsynced, type MergeTarget } from './sync-state.ts'

const nothing: readonly MergeTarget[] = []

/** What a customer has changed and the shop has not accepted in an outage; empty for a visitor, whose changes stay here. */
export const $unsent = shared('session.unsent', () => {
  let unsent = nothing
  return computed([$unsynced, $reach, $customer], (unsynced, reach, customer) => {
    const isOut = reach === 'down' || reach === 'up'
    // during an outage, the kit cannot know whether the owner of this browser's data is still logged in
    const isOwned = customer || readMergeState().owner !== undefined
    // a retry may fail
    unsent = isOwned ? unsynced.filter((target) => isOut || unsent.includes(target)) : nothing
    return unsent
  })
})
