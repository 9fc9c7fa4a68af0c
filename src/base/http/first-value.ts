import type { RemoteStore } from './remote.ts'

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
