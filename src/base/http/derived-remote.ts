import type { Remote, RemoteStore } from './remote.ts'

/** Maps the value of a remote state. A state without a value is returned unchanged. */
export const mapRemote = <T, U>(state: Remote<T>, change: (value: T) => U): Remote<U> =>
  state.value === undefined ? (state as Remote<never>) : { ...state, value: change(state.value) }

/** The first value of a store, which may be the last good one. Rejects if the request fails and there is no value. */
export const firstValue = <T>(store: RemoteStore<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const unsubscribe = store.subscribe((state) => {
      if (state.value !== undefined) resolve(state.value as T)
      else if (state.status === 'failed') reject(state.error)
      else return
      queueMicrotask(() => unsubscribe()) // `subscribe` may call back before it returns
    })
  })
