import type { ReadableAtom } from 'nanostores'

/** What a server renders for a store whose value is known only in a browser. */
const serverValues = new WeakMap<ReadableAtom, unknown>()

/**
 * Sets the value that a server renders for a store instead of its initial one. In a browser, the first render of server markup uses it too,
 * then the current value.
 */
export function withServerValue<S extends ReadableAtom>(store: S, value: unknown): S {
  serverValues.set(store, value)
  return store
}

/** A function that returns the value of `withServerValue`; undefined if the store has none. */
export const serverValueOf = (store: ReadableAtom): (() => unknown) | undefined =>
  serverValues.has(store) ? () => serverValues.get(store) : undefined
