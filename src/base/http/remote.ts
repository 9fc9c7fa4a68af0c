import { atom, onMount, type ReadableAtom } from 'nanostores'
import { onOnline } from '../dom/on-online.ts'
import { shared } from '../shared.ts'
import type { Connection } from './request.ts'

/** What is known of an answer; `value` of a failed or repeated request is the last good one. */
export type Remote<T> = { status: 'loading'; value?: T } | { status: 'ready'; value: T } | { status: 'failed'; error: unknown; value?: T }

export interface RemoteStore<T> extends ReadableAtom<Remote<T>> {
  /** asks again; the last answer stays meanwhile */
  reload(): void
}

interface RemoteOptions<Question, T> {
  /** an answer to show until the fresh one is there */
  seed?: (shop: Connection, question: Question) => T | undefined
}

const keptAnswers = 60

/**
 * A family of stores, one per shop and question: it loads while somebody looks, every element that asks the same shares
 * it, a request nobody waits for is cancelled, one that failed is repeated when the connection is back, the last answers are
 * kept for the way back.
 */
export function remote<Question, T>(
  name: string,
  load: (shop: Connection, question: Question, signal: AbortSignal) => Promise<T>,
  { seed }: RemoteOptions<Question, T> = {},
) {
  const stores = shared(`remote.${name}`, () => new Map<string, RemoteStore<T>>())
  return (shop: Connection, question: Question): RemoteStore<T> => {
    const key = JSON.stringify([shop.apiBase, question])
    const known = stores.get(key)
    if (known) {
      stores.delete(key)
      stores.set(key, known)
      return known
    }
    const store = makeRemote((signal) => load(shop, question, signal), seed?.(shop, question))
    stores.set(key, store)
    for (const [old, candidate] of stores) {
      if (stores.size <= keptAnswers) break
      if (candidate.lc === 0 && candidate !== store) stores.delete(old)
    }
    return store
  }
}

/** Stands in for the store of a question that is not asked yet. */
export const $unasked: RemoteStore<never> = Object.assign(atom<Remote<never>>({ status: 'loading' }), { reload() {} })

const loading = <T>(value: T | undefined): Remote<T> => ({ status: 'loading', ...(value !== undefined && { value }) })

function makeRemote<T>(load: (signal: AbortSignal) => Promise<T>, seed: T | undefined): RemoteStore<T> {
  const $answer = atom<Remote<T>>(loading(seed))
  let leaving: AbortController | undefined
  const start = () => {
    leaving?.abort()
    const mine = new AbortController()
    leaving = mine
    const { status, value } = $answer.get()
    if (status !== 'loading') $answer.set(loading(value))
    load(mine.signal).then(
      (fresh) => !mine.signal.aborted && $answer.set({ status: 'ready', value: fresh }),
      (error: unknown) => {
        if (mine.signal.aborted) return
        const last = $answer.get().value
        $answer.set({ status: 'failed', error, ...(last !== undefined && { value: last }) })
      },
    )
  }
  onMount($answer, () => {
    if ($answer.get().status !== 'ready') start()
    const leave = onOnline(() => $answer.get().status === 'failed' && start())
    return () => {
      leave()
      leaving?.abort()
      leaving = undefined
    }
  })
  return Object.assign($answer, { reload: start })
}
