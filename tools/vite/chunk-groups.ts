interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
}

/** Returns the name of the chunk for a module, or null to leave it to other groups. */
export type Group = (id: string, modules: Modules) => string | null

// Vite's helper must stay in the loader, which would otherwise import a chunk statically
const helper = /vite\/preload-helper/

/** The static import closure of some modules, without modules behind a dynamic import. Computed once. */
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

/** One chunk for the static import closure of `roots`, without that of `exclude`. */
export function singleChunk(name: string, roots: readonly string[], exclude: readonly string[] = []): Group {
  const [included, excluded] = [closure(roots), closure(exclude)]
  return (id, modules) => (included(modules).has(id) && !excluded(modules).has(id) ? name : null)
}

/** One chunk for the modules that both lists of roots import. */
export function sharedBy(name: string, roots: readonly string[], otherRoots: readonly string[]): Group {
  const [first, second] = [closure(roots), closure(otherRoots)]
  return (id, modules) => (first(modules).has(id) && second(modules).has(id) ? name : null)
}

/** Uses the first group that returns a chunk name. */
export const firstMatch =
  (...groups: Group[]): Group =>
  (id, modules) =>
    groups.reduce<string | null>((name, group) => name ?? group(id, modules), null)

/**
 * One chunk for small modules that several families import and that import nothing but each other and the baseline. As separate
 * chunks, each would be a request whose headers are larger than its body.
 */
export function smallSharedChunk(name: string, maxCharacters: number, { families, others, baseline, exclude }: SmallChunkOptions): Group {
  const familyClosures = families.map(closure)
  const allClosures = [...familyClosures, ...others.map(closure)]
  const [loaded, excluded] = [closure(baseline), closure(exclude)]
  const count = (closures: typeof allClosures, id: string, modules: Modules) => closures.filter((of) => of(modules).has(id)).length
  const cache = new Map<string, boolean>()
  const isSmall = (id: string, modules: Modules): boolean => {
    const cached = cache.get(id)
    if (cached !== undefined) return cached
    cache.set(id, true) // ends the recursion for circular imports
    const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {}
    const result =
      !excluded(modules).has(id) &&
      (code?.length ?? 0) <= maxCharacters &&
      importedIds.every((imported) => loaded(modules).has(imported) || /node_modules/.test(imported) || isSmall(imported, modules))
    cache.set(id, result)
    return result
  }
  return (id, modules) =>
    count(familyClosures, id, modules) > 0 && count(allClosures, id, modules) > 1 && !loaded(modules).has(id) && isSmall(id, modules)
      ? name
      : null
}

interface SmallChunkOptions {
  /** groups of entry modules; the chunk holds only modules that at least one of them imports */
  families: readonly (readonly string[])[]
  /** further groups that count as importers */
  others: readonly (readonly string[])[]
  /** modules loaded on every page */
  baseline: readonly string[]
  /** modules that must not depend on the chunk, to stay light */
  exclude: readonly string[]
}
