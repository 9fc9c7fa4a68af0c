import { loadChunk } from './chunk.ts'

/** Code that is fetched on the first sign that somebody wants it; a failed load is tried again the next time. */
export function lazyModule<M>(load: () => Promise<M>) {
  let loading: Promise<M> | undefined
  const get = (): Promise<M> => {
    loading ??= loadChunk(load).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    load: get,
    /** the same without waiting; a failure shows where the code is needed */
    prepare: (): void => {
      get().catch(() => {})
    },
  }
}
