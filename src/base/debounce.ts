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
