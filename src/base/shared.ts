const key = Symbol.for('shop-kit.shared.v1')
const registry = () => ((globalThis as { [key]?: Map<string, unknown> })[key] ??= new Map<string, unknown>())

/** One instance of `make()` per page and name, even with two copies of the kit on the page (R50). */
export function shared<T>(name: string, make: () => T): T {
  const all = registry()
  if (!all.has(name)) all.set(name, make())
  return all.get(name) as T
}
