/** Timeout of a code chunk, milliseconds (CONST-37). */
export const chunkTimeoutMs = 120_000

/** A dynamic import with one retry (R18). Rejects with an error named `ChunkLoadError` if both fail, or after 120 s in total (ERR-03). */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const fail = (cause?: unknown) => reject(Object.assign(Error('A part of the shop did not load', { cause }), { name: 'ChunkLoadError' }))
    const timer = setTimeout(fail, chunkTimeoutMs)
    Promise.resolve()
      .then(load)
      .catch(load)
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}
