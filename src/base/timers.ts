/** Runs `work` once it has not been asked for during `delayMs`; `cancel` forgets what is waiting. */
export function debounce(delayMs: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const soon = () => {
    cancel()
    timer = setTimeout(work, delayMs)
  }
  return { soon, cancel }
}

const secondMs = 1000

/**
 * Counts whole seconds down to 0 and says each of them, the first at once. Follows the clock, so that a tab that was asleep
 * is not late. Answers how to stop.
 */
export function countdown(seconds: number, onTick: (left: number) => void): () => void {
  const end = Date.now() + seconds * secondMs
  onTick(seconds)
  const timer = setInterval(() => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / secondMs))
    onTick(left)
    if (left === 0) clearInterval(timer)
  }, secondMs)
  return () => clearInterval(timer)
}
