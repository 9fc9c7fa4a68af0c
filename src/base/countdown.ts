const second = 1000

/**
 * Counts whole seconds down to 0 and says each of them, the first at once. Follows the clock, so that a tab that was asleep
 * is not late. Answers how to stop.
 */
export function countdown(seconds: number, say: (left: number) => void): () => void {
  const end = Date.now() + seconds * second
  say(seconds)
  const timer = setInterval(() => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / second))
    say(left)
    if (left === 0) clearInterval(timer)
  }, second)
  return () => clearInterval(timer)
}
