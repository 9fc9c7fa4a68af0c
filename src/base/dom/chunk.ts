/** A code chunk that did not arrive in time or failed to load (ERR-03). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** Seconds a code chunk may take: 120 (CONST-37). */
export const chunkTimeoutMs = 120_000

/** A dynamic import that ends: what fails is asked for once more, as a GET is (R18); it rejects with a `ChunkLoadError` after 120 s. */
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
