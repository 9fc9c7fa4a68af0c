const key = Symbol.for('shop-kit.shared.v1')
const registry = () => ((globalThis as { [key]?: Map<string, unknown> })[key] ??= new Map<string, unknown>())

/** One instance per page of what `make` gives, even with two copies of the kit on it (R50). */
export function shared<T>(name: string, make: () => T): T {
  const all = registry()
  if (!all.has(name)) all.set(name, make())
  return all.get(name) as T
}
