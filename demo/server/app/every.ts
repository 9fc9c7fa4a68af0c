/** Does the work again and again, never twice at a time; a failure is told and ends nothing. The answer stops it. */
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
