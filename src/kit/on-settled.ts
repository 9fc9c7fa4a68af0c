const ends = ['shop-ready', 'shop-error'] as const

/** Tells of every element at or within another one that has rendered, or failed to; answers how to stop. */
export function onSettled(within: HTMLElement, tell: (element: Element) => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof Element) tell(target)
  }
  for (const event of ends) within.addEventListener(event, hear)
  return () => {
    for (const event of ends) within.removeEventListener(event, hear)
  }
}
