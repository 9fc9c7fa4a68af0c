import type { CategoryRecord } from '../../catalogue/records/record.ts'
import type { Db } from '../../db/db.ts'
import type { Text } from '../../languages/language.ts'
import { allImports, type Destination, inAnyLanguage } from '../rows/destination.ts'
import { freeKey, identityOf, shortHash } from '../rows/free-key.ts'

/** Maps the paths of a file to categories of the shop, and creates missing ones. */
export interface CategoryRegistry {
  /** The id of the category with these titles, from the top down, below the one of the import. */
  resolve(path: readonly string[]): string
  /** Returns the categories created since the last call, parents first. The caller must write them. */
  takeNew(): CategoryRecord[]
}

interface Known {
  id: string
  parent: string | null
  title: string
  path: string
}

export async function createCategoryRegistry(db: Db, allImportsTitle: Text, { list, title }: Destination): Promise<CategoryRegistry> {
  const rows = await db.query<Known>(
    `select c.id, c.parent, t.title, t.path from category c join category_text t on t.category = c.id order by t.lang desc`,
  )
  const paths = new Map(rows.map(({ id, path }) => [id, path]))
  const children = new Map(rows.map(({ id, parent, title: known }) => [childKey(parent, known), id]))
  const usedPaths = new Set(rows.map(({ path }) => path))
  let fresh: CategoryRecord[] = []

  function create(id: string, part: string, parent: string | undefined, text: CategoryRecord['title']): string {
    const above = parent === undefined ? undefined : paths.get(parent)
    const path = above === undefined ? part : `${above}/${part}`
    paths.set(id, path)
    usedPaths.add(path)
    fresh.push({
      id,
      parent,
      title: text,
      description: inAnyLanguage(''),
      path: inAnyLanguage(path),
      picture: { art: 'package', tint: 'stone', view: 'tile' },
      renderType: 'full',
      listingType: 'smallTiles',
    })
    return id
  }

  function childOf(parent: string, words: string): string {
    const key = childKey(parent, words)
    const known = children.get(key)
    if (known !== undefined) return known
    const part = freeKey(words, (taken) => usedPaths.has(`${paths.get(parent)}/${taken}`))
    const id = create(freeId(parent, part, key), part, parent, inAnyLanguage(words))
    children.set(key, id)
    return id
  }

  /** 'a-b' below 'c' and 'b' below 'c-a' would have the same id. */
  function freeId(parent: string, part: string, identity: string): string {
    const id = `${parent}-${part}`
    return paths.has(id) ? `${id}-${shortHash(identity)}` : id
  }

  if (!paths.has(allImports)) create(allImports, allImports, undefined, allImportsTitle)
  // by its path: 'imported-a-b' may also be the category 'b' of the import 'a'
  const known = rows.find(({ path }) => path === `${allImports}/${list}`)?.id
  const root = known ?? create(freeId(allImports, list, list), list, allImports, inAnyLanguage(title))

  return {
    resolve: (path) => path.reduce(childOf, root),
    takeNew() {
      const records = fresh
      fresh = []
      return records
    },
  }
}

const childKey = (parent: string | null, title: string): string => JSON.stringify([parent, identityOf(title)])
