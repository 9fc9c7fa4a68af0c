/** Keeps what an element holds beside its shadow root as its attributes and properties say. */
export interface Writer<P> {
  /** called when the element has come into a document, and whenever anything has changed */
  write(props: P): void
  /** takes back what was written: the element has left its document */
  stop(): void
}

/** `draw` shows the view of the element. */
export type MakeWriter<P> = (element: HTMLElement, draw: () => void) => Writer<P>
