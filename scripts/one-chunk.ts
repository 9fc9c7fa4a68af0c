interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

// Vite's helper belongs to the loader: in a chunk, the loader would have to import that chunk
const helper = /vite\/preload-helper/

/** Names the chunk `name` for a module and all that it imports, but not for what only a dynamic import reaches. */
export function oneChunk(name: string, module: string) {
  let needed: Set<string> | undefined
  const collect = (id: string, modules: Modules, seen: Set<string>) => {
    if (seen.has(id) || helper.test(id)) return seen
    seen.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collect(imported, modules, seen)
    return seen
  }
  return (id: string, modules: Modules): string | null => {
    needed ??= collect(module, modules, new Set())
    return needed.has(id) ? name : null
  }
}
