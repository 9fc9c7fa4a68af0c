import { logFailure } from '../log/log.ts'
/** Repeats the work without overlapping runs; logs failures and continues. Returns a function that stops it. */
export function every(work: () => Promise<void>, intervalMs: number): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(logFailure('regular work failed'))
      .finally(() => {
        running = undefined
      })
  }, intervalMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
