import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'
import { logFailure } from '../../log/log.ts'
import { type Reference, rangeFields, readReference } from '../records/reference.ts'
import { splitAttribute } from '../write/listing-rows.ts'
import { catalogueChannel, catalogueVersion } from '../write/publish.ts'
import { buildIndexes, type Indexes } from './build-index.ts'
import { indexFacets } from './facet-index.ts'
import { sqlFacets } from './facet-sql.ts'
import { readChanges } from './read-changes.ts'
import type { Facets } from './scope.ts'
import { findProducts } from './search.ts'
import { cachedSearch, type Search } from './search-cache.ts'
import { updateIndexes } from './update-index.ts'

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
  /** Changes with everything that answers contain, the stock included. Processes on one database have the same. */
  version(): string
  /** Loads a newer version at once; call it after publishing. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/** What the catalogue needs to know of the shop's content. */
export interface CatalogueContent {
  languages: Languages
  servicePrices?: Readonly<Record<string, number>>
}

export interface CatalogueOptions {
  /** 'index' serves listings from memory, 'sql' queries the database */
  facets?: 'index' | 'sql'
}

/** A change shall be visible within two seconds, even if its notification was lost. */
const pollMs = 1500
/** With more changed products than this share of all, reading everything is as fast. */
const maxChangedShare = 0.2

/** Opens the catalogue and follows its changes; serves the old snapshot while a newer one loads. */
export async function openCatalogue(db: Db, content: CatalogueContent, { facets = 'index' }: CatalogueOptions = {}): Promise<Catalogue> {
  let { stock } = await readVersions(db)
  let snapshot = await readSnapshot(db, content, facets)
  const follow = async () => {
    for (;;) {
      const newest = await readVersions(db)
      stock = newest.stock
      if (newest.catalogue === snapshot.version) return
      snapshot = await readSnapshot(db, content, facets, snapshot)
    }
  }
  let last = Promise.resolve()
  let next: Promise<void> | undefined
  /** Calls while one waits for its turn share it: many orders notify at once. */
  const refresh = () => {
    next ??= last
      .catch(() => {})
      .then(() => {
        next = undefined
        return follow()
      })
    last = next
    return last
  }
  const refreshQuietly = () => {
    refresh().catch(logFailure('the catalogue could not be reloaded'))
  }
  const unlisten = await db.listen(catalogueChannel, refreshQuietly)
  // NOTIFY is missed while the listening connection is down
  const timer = db.kind === 'postgres' ? setInterval(refreshQuietly, pollMs).unref() : undefined
  return {
    now: () => snapshot,
    version: () => `${snapshot.version}.${stock}`,
    refresh,
    close: async () => {
      clearInterval(timer)
      await unlisten()
      await last.catch(() => {})
    },
  }
}

async function readVersions(db: Db): Promise<{ catalogue: number; stock: number }> {
  const [row] = await db.query<{ catalogue: number; stock: number }>(
    'select (select version from catalogue_version) as catalogue, (select version from stock_version) as stock',
  )
  return { catalogue: row?.catalogue ?? 0, stock: row?.stock ?? 0 }
}

/** A snapshot with what the next one can be made from. */
interface Loaded extends Snapshot {
  indexes: Indexes | undefined
}

async function readSnapshot(db: Db, content: CatalogueContent, kind: 'index' | 'sql', old?: Loaded): Promise<Loaded> {
  const { version, products, hasReference } = old ? await readChanges(db, old.version) : await everything(db)
  const reference = old && !hasReference ? old.reference : await readReference(db, content.languages, content.servicePrices)
  const search = cachedSearch<Language>((language, phrase) =>
    findProducts(db, content.languages, language, phrase.split(' ').filter(Boolean)),
  )
  const shared = { version, reference, splitAttribute, search }
  if (kind === 'sql') return { ...shared, facets: sqlFacets(db, reference), indexes: undefined }
  const indexes = await (products && old && canUpdate(old, reference, products)
    ? updateIndexes(db, old.indexes, reference, products)
    : buildIndexes(db, reference))
  return { ...shared, facets: indexFacets(indexes.whole, indexes.split), indexes }
}

const everything = async (db: Db) => ({ version: await catalogueVersion(db), products: undefined, hasReference: true })

/** Whether few products have changed, and the index has the numbers of all filters. */
const canUpdate = (old: Loaded, reference: Reference, products: ReadonlySet<number>): old is Loaded & { indexes: Indexes } =>
  old.indexes !== undefined &&
  products.size <= Math.max(100, old.indexes.whole.size * maxChangedShare) &&
  rangeFields(reference).join() === rangeFields(old.reference).join()
