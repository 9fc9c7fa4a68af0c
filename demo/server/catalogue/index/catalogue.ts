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
import { cachedSearch, type Search } from './search-cache.ts'

/** An immutable view of one published catalogue version; each request reads a single snapshot. */
export interface Snapshot {
  version: number
  reference: Reference
  facets: Facets
  /** the attribute whose values can be separate listing rows */
  splitAttribute: string
  /** Numbers of the products that match the phrase, best first; cached per snapshot. */
  search: Search<Language>
}

export interface Catalogue {
  now(): Snapshot
  /** Loads a newer version at once; call it after publishing. */
  refresh(): Promise<void>
  close(): Promise<void>
}

export interface CatalogueOptions {
  /** 'index' serves listings from memory, 'sql' queries the database */
  facets?: 'index' | 'sql'
}

const pollMs = 5000

/** Opens the catalogue and follows its changes; serves the old snapshot while a newer one loads. */
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
    refresh().catch((error: Error) => console.error('shop: the catalogue could not be reloaded', error.message))
  }
  const unlisten = await db.listen(catalogueChannel, refreshQuietly)
  // NOTIFY is missed while the listening connection is down
  const timer = db.kind === 'postgres' ? setInterval(refreshQuietly, pollMs).unref() : undefined
  return {
    now: () => snapshot,
    refresh,
    close: async () => {
      clearInterval(timer)
      await unlisten()
      await last.catch(() => {})
    },
  }
}

async function readSnapshot(db: Db, kind: 'index' | 'sql'): Promise<Snapshot> {
  const version = await catalogueVersion(db)
  const reference = await readReference(db)
  const facets = kind === 'sql' ? sqlFacets(db, reference) : await readIndex(db, reference)
  return { version, reference, facets, splitAttribute, search: cachedSearch((language, phrase) => findProducts(db, language, phrase)) }
}

async function readIndex(db: Db, reference: Reference): Promise<Facets> {
  const { whole, split } = await buildIndexes(db, reference)
  return indexFacets(whole, split)
}
