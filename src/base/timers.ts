/** Trailing debounce: `soon` schedules `work` after `delayMs` without another call, `cancel` drops it. */
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
 * Counts whole seconds down to 0. Calls `onTick` at once and then every second. Follows the clock, so that a throttled tab is not
 * late. Returns a stop function.
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
