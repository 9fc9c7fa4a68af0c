/**
 * A map that drops its oldest entries once it holds more than `maxEntries`, and reports each to `onDrop`; setting a key makes it the
 * newest.
 */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #maxEntries: number
  readonly #onDrop: ((key: K) => void) | undefined

  constructor(maxEntries: number, onDrop?: (key: K) => void) {
    super()
    this.#maxEntries = maxEntries
    this.#onDrop = onDrop
  }

  override set(key: K, value: V): this {
    this.delete(key)
    super.set(key, value)
    for (const oldest of this.keys()) {
      if (this.size <= this.#maxEntries) break
      this.delete(oldest)
      this.#onDrop?.(oldest)
    }
    return this
  }
}
