/** Keeps what an element holds beside its shadow root as its attributes and properties say. */
export interface ElementController<P> {
  /** called when the element has come into a document, and whenever anything has changed */
  update(props: P): void
  /** takes back what was written: the element has left its document */
  disconnect(): void
}

/** `draw` shows the view of the element. */
export type CreateController<P> = (element: HTMLElement, draw: () => void) => ElementController<P>
