/*
 * A bounded map on a plain Map, ordered by last use. Functions instead of a class, because copies of the kit may share the map
 * (`shared`).
 */

/** Adds an entry as the most recently used one and evicts the least recently used others above `maxSize`, unless they are not evictable. */
export function setBounded<K, V>(map: Map<K, V>, key: K, value: V, maxSize: number, isEvictable: (value: V) => boolean = () => true): void {
  map.delete(key)
  map.set(key, value)
  for (const [old, candidate] of map) {
    if (map.size <= maxSize) return
    if (old !== key && isEvictable(candidate)) map.delete(old)
  }
}

/** Value of a key; marks it as the most recently used one. */
export function getAndTouch<K, V>(map: Map<K, V>, key: K): V | undefined {
  const value = map.get(key)
  if (value === undefined) return undefined
  map.delete(key)
  map.set(key, value)
  return value
}
