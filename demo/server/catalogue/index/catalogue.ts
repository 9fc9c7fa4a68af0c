import type { Language } from '../../../content/common/shape.ts'
import type { Db } from '../../db/db.ts'
import { type Reference, readReference } from '../records/reference.ts'
import { splitAttribute } from '../write/listing-rows.ts'
import { catalogueChannel, catalogueVersion } from '../write/publish.ts'
import { buildIndexes } from './build-index.ts'
import { indexFacets } from './facet-index.ts'
import { sqlFacets } from './facet-sql.ts'
import type { Facets } from './scope.ts'
import { findProducts } from './search.ts'

/** The catalogue as it was published last; one question is answered from one snapshot. */
export interface Snapshot {
  version: number
  reference: Reference
  facets: Facets
  /** the attribute whose values can be rows of their own */
  splitAttribute: string
  /** Numbers of the products a phrase finds, best first; kept for the questions that follow. */
  search(language: Language, phrase: string): Promise<readonly number[]>
}

export interface Catalogue {
  now(): Snapshot
  /** Takes a newer catalogue over at once, for whoever has just published one. */
  refresh(): Promise<void>
  close(): Promise<void>
}

export interface CatalogueOptions {
  /** 'index' answers listings from memory, 'sql' asks the database */
  facets?: 'index' | 'sql'
}

const pollMs = 5000
const maxCachedSearches = 200

/** Reads the catalogue and follows its changes; while a newer one is read, the old one answers. */
export async function openCatalogue(db: Db, { facets = 'index' }: CatalogueOptions = {}): Promise<Catalogue> {
  let snapshot = await readSnapshot(db, facets)
  let last = Promise.resolve()
  const follow = async () => {
    while ((await catalogueVersion(db)) !== snapshot.version) snapshot = await readSnapshot(db, facets)
  }
  const refresh = () => {
    last = last.catch(() => {}).then(follow)
    return last
  }
  const refreshQuietly = () => {
    refresh().catch((error: Error) => console.error('shop: the catalogue could not be read again', error.message))
  }
  const deafen = await db.listen(catalogueChannel, refreshQuietly)
  // another process may publish while the listening connection is lost
  const timer = db.kind === 'postgres' ? setInterval(refreshQuietly, pollMs).unref() : undefined
  return {
    now: () => snapshot,
    refresh,
    close: async () => {
      clearInterval(timer)
      await deafen()
      await last.catch(() => {})
    },
  }
}

async function readSnapshot(db: Db, kind: 'index' | 'sql'): Promise<Snapshot> {
  const version = await catalogueVersion(db)
  const reference = await readReference(db)
  const facets = kind === 'sql' ? sqlFacets(db, reference) : await readIndex(db, reference)
  return { version, reference, facets, splitAttribute, search: searching(db) }
}

async function readIndex(db: Db, reference: Reference): Promise<Facets> {
  const { whole, split } = await buildIndexes(db, reference)
  return indexFacets(whole, split)
}

/** The list, its filters and the next page ask for the same phrase: the database hears of it once. */
function searching(db: Db): Snapshot['search'] {
  const known = new Map<string, Promise<number[]>>()
  return (language, phrase) => {
    const key = `${language} ${phrase.slice(0, 500)}`
    const found = known.get(key) ?? findProducts(db, language, phrase)
    known.delete(key)
    known.set(key, found)
    found.catch(() => known.delete(key))
    const [oldest] = known.keys()
    if (known.size > maxCachedSearches && oldest !== undefined) known.delete(oldest)
    return found
  }
}
