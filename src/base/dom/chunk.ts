/** A code chunk failed to load or timed out (ERR-03). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** Timeout of a code chunk, milliseconds (CONST-37). */
export const chunkTimeoutMs = 120_000

/** A dynamic import with one retry (R18). Rejects with a `ChunkLoadError` if both attempts fail, or after 120 s in all. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new ChunkLoadError('A part of the shop did not load', { cause }))
    const timer = setTimeout(fail, chunkTimeoutMs)
    Promise.resolve()
      .then(load)
      .catch(load)
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}
