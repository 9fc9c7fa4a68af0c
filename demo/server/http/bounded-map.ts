/** A map that drops its oldest entries once it holds more than `maxEntries`; setting a key makes it the newest. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #maxEntries: number

  constructor(maxEntries: number) {
    super()
    this.#maxEntries = maxEntries
  }

  override set(key: K, value: V): this {
    this.delete(key)
    super.set(key, value)
    for (const oldest of this.keys()) {
      if (this.size <= this.#maxEntries) break
      this.delete(oldest)
    }
    return this
  }
}
