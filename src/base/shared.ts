const key = Symbol.for('shop-kit.shared.v1')
const registry = () => ((globalThis as { [key]?: Map<string, unknown> })[key] ??= new Map<string, unknown>())

/** Runs synchronous work with another registry: a server gives each render its own. */
export function withRegistry<T>(all: Map<string, unknown>, work: () => T): T {
  const holder = globalThis as { [key]?: Map<string, unknown> }
  const outer = registry()
  holder[key] = all
  try {
    return work()
  } finally {
    holder[key] = outer
  }
}

/** One instance of `make()` per page and name, even with two copies of the kit on the page (R50). */
export function shared<T>(name: string, make: () => T): T {
  const all = registry()
  if (!all.has(name)) all.set(name, make())
  return all.get(name) as T
}
