import type { Remote, RemoteStore } from './remote.ts'

/** The same answer with another value; what is not there yet, or failed, stays as it is. */
export const mapRemote = <T, U>(state: Remote<T>, change: (value: T) => U): Remote<U> =>
  state.value === undefined ? (state as Remote<never>) : { ...state, value: change(state.value) }

/** What a store answers, the last known answer if there is one; rejects when there is none. */
export const firstValue = <T>(store: RemoteStore<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const unsubscribe = store.subscribe((state) => {
      if (state.value !== undefined) resolve(state.value as T)
      else if (state.status === 'failed') reject(state.error)
      else return
      queueMicrotask(() => unsubscribe()) // the answer may be there before there is something to leave
    })
  })
