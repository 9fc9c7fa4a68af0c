import { loadChunk } from './chunk.ts'

/** A dynamic import that runs once and is shared. A failed load is retried by the next call. */
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
    /** prefetches; a failure is reported by the next `load` */
    prepare: (): void => {
      get().catch(() => {})
    },
  }
}
