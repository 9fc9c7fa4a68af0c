/** Repeats the work without overlapping runs; logs a failure and goes on. Returns a function that stops it. */
export function every(work: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: Error) => console.error('shop: cleaning up failed', error.message))
      .finally(() => {
        running = undefined
      })
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
