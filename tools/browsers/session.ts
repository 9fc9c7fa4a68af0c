/** One window of a browser, driven by the W3C protocols. */
export interface Session {
  /** Loads a document. Resolves when it has loaded. */
  open(url: string): Promise<void>
  /** Calls a function in every document that loads from now on, before its own scripts. Missing if the driver cannot. */
  runFirst?(work: () => void): Promise<void>
  /** Calls a function in the page. Arguments and result are JSON. */
  run<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>>
  /** Presses the mouse at a point of the viewport, CSS pixels. */
  press(x: number, y: number): Promise<void>
  /** Presses keys one after the other; special ones as in `keys`. */
  type(text: string): Promise<void>
  /** The viewport as PNG. */
  picture(): Promise<Buffer>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

/** Keys of the protocols that write nothing. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', shift: '\uE008', right: '\uE014' } as const

/** Actions of a press, the same in both protocols. */
export const pressActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** The text of a function that answers with JSON. `__name` is a helper that the compiler adds to names of functions. */
export const pageFunction = (work: (...args: never[]) => unknown) =>
  `async (text) => { const __name = (named) => named; const value = await (${String(work)})(...JSON.parse(text)); return JSON.stringify(value ?? null) }`

/** The text of a function for `runFirst`. */
export const documentFunction = (work: () => void) => `() => { const __name = (named) => named; (${String(work)})() }`

/** Rejects after a time, so that a hanging browser fails a check instead of the run. */
export async function within<T>(maxMs: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${maxMs / 1000} s`)), maxMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
