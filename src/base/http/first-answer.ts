import type { RemoteStore } from './remote.ts'

/** What a store answers, the last known answer if there is one; rejects when there is none. */
export const firstAnswer = <T>(store: RemoteStore<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const leave = store.subscribe((answer) => {
      if (answer.value !== undefined) resolve(answer.value as T)
      else if (answer.status === 'failed') reject(answer.error)
      else return
      queueMicrotask(() => leave()) // the answer may be there before there is something to leave
    })
  })
