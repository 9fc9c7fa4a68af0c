const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/** Calls once somebody begins to do something on the page. What is answered ends the wait. */
export function onSign(act: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, come)
  }
  const come = () => {
    stop()
    act()
  }
  for (const sign of signs) addEventListener(sign, come, { passive: true })
  return stop
}
