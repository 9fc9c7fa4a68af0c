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

/** Keeps what an element holds beside its shadow root as its attributes and properties say. */
export interface ElementController<P> {
  /** called when the element has come into a document, and whenever anything has changed */
  update(props: P): void
  /** takes back what was written: the element has left its document */
  disconnect(): void
}

/** `render` renders the view of the element. */
export type CreateController<P> = (element: HTMLElement, render: () => void) => ElementController<P>
