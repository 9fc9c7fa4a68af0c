interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
}

/** Names the chunk of a module; null leaves it to others. */
export type Group = (id: string, modules: Modules) => string | null

// Vite's helper belongs to the loader: in a chunk, the loader would have to import that chunk
const helper = /vite\/preload-helper/

/** Some modules and all that they import, but not what only a dynamic import reaches; collected once. */
function closure(roots: readonly string[]) {
  let found: Set<string> | undefined
  const collect = (id: string, modules: Modules, seen: Set<string>) => {
    if (seen.has(id) || helper.test(id)) return seen
    seen.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collect(imported, modules, seen)
    return seen
  }
  return (modules: Modules) => {
    found ??= roots.reduce((seen, root) => collect(root, modules, seen), new Set<string>())
    return found
  }
}

/** One chunk for modules and all that they import, without what is `apart` from it. */
export function singleChunk(name: string, roots: readonly string[], apart: readonly string[] = []): Group {
  const [needed, not] = [closure(roots), closure(apart)]
  return (id, modules) => (needed(modules).has(id) && !not(modules).has(id) ? name : null)
}

/** What some modules need that others need too. */
export function sharedBy(name: string, some: readonly string[], others: readonly string[]): Group {
  const [one, other] = [closure(some), closure(others)]
  return (id, modules) => (one(modules).has(id) && other(modules).has(id) ? name : null)
}

/** The first of some groups that names a module. */
export const firstMatch =
  (...groups: Group[]): Group =>
  (id, modules) =>
    groups.reduce<string | null>((name, group) => name ?? group(id, modules), null)

/**
 * One chunk for the small modules that families share with others and that need nothing but each other and `below`. Each of them
 * would be a request of its own otherwise, whose head is longer than what it brings.
 */
export function smallSharedChunk(
  name: string,
  maxCharacters: number,
  { families, others, baseline: below, exclude: apart }: SmallChunkOptions,
): Group {
  const some = families.map(closure)
  const all = [...some, ...others.map(closure)]
  const [there, not] = [closure(below), closure(apart)]
  const count = (closures: typeof all, id: string, modules: Modules) => closures.filter((of) => of(modules).has(id)).length
  const known = new Map<string, boolean>()
  const isSmall = (id: string, modules: Modules): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    known.set(id, true) // of modules that need each other
    const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {}
    const is =
      !not(modules).has(id) &&
      (code?.length ?? 0) <= maxCharacters &&
      importedIds.every((imported) => there(modules).has(imported) || /node_modules/.test(imported) || isSmall(imported, modules))
    known.set(id, is)
    return is
  }
  return (id, modules) =>
    count(some, id, modules) > 0 && count(all, id, modules) > 1 && !there(modules).has(id) && isSmall(id, modules) ? name : null
}

interface SmallChunkOptions {
  families: readonly (readonly string[])[]
  /** what families may share them with, beside each other */
  others: readonly (readonly string[])[]
  /** what is on every page */
  baseline: readonly string[]
  /** what is to stay as light as it is: the chunk has nothing of theirs */
  exclude: readonly string[]
}
