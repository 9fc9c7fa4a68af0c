const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/** Calls once somebody begins to do something on the page. What is answered ends the wait. */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => {
    for (const eventName of interactionEvents) removeEventListener(eventName, onInteraction)
  }
  const onInteraction = () => {
    stop()
    callback()
  }
  for (const eventName of interactionEvents) addEventListener(eventName, onInteraction, { passive: true })
  return stop
}
