const readyEvents = ['shop-ready', 'shop-error'] as const

/** Calls `callback` with `root` or an element inside each time it renders or reports an error. Returns an unsubscribe function. */
export function onElementReady(root: HTMLElement, callback: (element: Element) => void): () => void {
  const onReady = ({ target }: Event) => {
    if (target instanceof Element) callback(target)
  }
  for (const event of readyEvents) root.addEventListener(event, onReady)
  return () => {
    for (const event of readyEvents) root.removeEventListener(event, onReady)
  }
}

/** Renders content of an element outside its shadow root, from its attributes and properties. */
export interface ElementController<P> {
  /** called when the element is connected and when an attribute or property changes */
  update(props: P): void
  /** removes the content: the element was disconnected */
  disconnect(): void
}

/** `render` renders the view of the element into its shadow root. */
export type CreateController<P> = (element: HTMLElement, render: () => void) => ElementController<P>
