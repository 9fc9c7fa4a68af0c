/** Repeats the work without overlapping runs; logs failures and continues. Returns a function that stops it. */
export function every(work: () => Promise<void>, intervalMs: number): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: Error) => console.error('shop: cleanup failed', error.message))
      .finally(() => {
        running = undefined
      })
  }, intervalMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
