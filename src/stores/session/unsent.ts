import { computed } from 'nanostores'
import { $reach } from '../../base/http/reconnect.ts'
import { shared } from '../../base/shared.ts'
import { readMergeState } from './merge-state.ts'
import { $customer } from './session.ts'
import { $unsynced, type MergeTarget } from './sync-state.ts'

const nothing: readonly MergeTarget[] = []

/** What a customer has changed and the shop does not have, because it cannot be reached; empty for a visitor, whose changes stay here. */
export const $unsent = shared('session.unsent', () =>
  computed([$unsynced, $reach, $customer], (unsynced, reach, customer) => {
    const isOut = reach === 'down' || reach === 'up'
    // during an outage nobody knows whether the owner of this browser's data is still logged in
    return isOut && (customer || readMergeState().owner !== undefined) ? unsynced : nothing
  }),
)
