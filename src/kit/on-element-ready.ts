const readyEvents = ['shop-ready', 'shop-error'] as const

/** Tells of every element at or within another one that has rendered, or failed to; answers how to stop. */
export function onElementReady(root: HTMLElement, callback: (element: Element) => void): () => void {
  const onReady = ({ target }: Event) => {
    if (target instanceof Element) callback(target)
  }
  for (const event of readyEvents) root.addEventListener(event, onReady)
  return () => {
    for (const event of readyEvents) root.removeEventListener(event, onReady)
  }
}
