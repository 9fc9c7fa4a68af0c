/** Timeout of a code chunk, milliseconds (CONST-37). */
export const chunkTimeoutMs = 120_000

/** A dynamic import with one retry (R18). Rejects with an error named `ChunkLoadError` if both fail, or after 120 s in total (ERR-03). */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const fail = (cause?: unknown) => reject(Object.assign(Error('Code did not load', { cause }), { name: 'ChunkLoadError' }))
    setTimeout(fail, chunkTimeoutMs) // has no effect on a settled promise
    load().catch(load).then(resolve, fail)
  })
