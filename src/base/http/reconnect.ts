import { atom } from 'nanostores'
import { shared } from '../shared.ts'

/**
 * Whether the shop can be reached: `down` from a call that it did not answer until one that it answers (`up`). Then recovery.chunk.ts
 * lets everything that failed `retry`.
 */
export const $reach = shared('reach', () =>
  Object.assign(atom<'down' | 'up' | 'retry' | undefined>(), {
    /** the call that failed last, else the page */
    url: '',
  }),
)

const lastStatusOfShop = 501 // the statuses above come from a gateway without a shop behind it
const chunkRetryMs = 10_000
const loadRecovery = (): unknown =>
  import('./recovery.chunk.ts')
    .then((code) => code.startRecovery($reach, noteStatus))
    // not the second argument of `then`, which the build moves behind the request of the file
    .catch(() => setTimeout(loadRecovery, chunkRetryMs))

/** Records the status of a call, 0 without an answer. */
export function noteStatus(status: number, url = $reach.url): void {
  const isDown = $reach.get() === 'down'
  if (status && status <= lastStatusOfShop) {
    if (isDown) $reach.set('up')
    return
  }
  $reach.url = url
  if (isDown || !globalThis.document) return
  window.addEventListener('online', reconnect)
  $reach.set('down')
  loadRecovery()
}

/** Lets everything that failed retry. */
export function reconnect(): void {
  $reach.set('up')
  $reach.set('retry')
}

/** Runs `work` each time the shop can be reached again. Returns an unsubscribe function. */
export const onReconnect = (work: () => void): (() => void) => $reach.listen((state) => state === 'retry' && work())
