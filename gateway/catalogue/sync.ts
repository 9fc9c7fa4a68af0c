import { readAmounts } from '../../server/catalogue/records/amounts.ts'
import { batches } from '../../server/catalogue/records/batches.ts'
import type { ProductRecord } from '../../server/catalogue/records/record.ts'
import { readReference } from '../../server/catalogue/records/reference.ts'
import { createRelations, type RelationInput } from '../../server/catalogue/records/relations.ts'
import { publish } from '../../server/catalogue/write/publish.ts'
import { writeProducts, writeRelations } from '../../server/catalogue/write/write-products.ts'
import { writeAttributes, writeLists } from '../../server/catalogue/write/write-reference.ts'
import { fingerprintOf } from '../../server/checkout/orders/fingerprint.ts'
import type { Db } from '../../server/db/db.ts'
import { insertRows } from '../../server/db/insert-rows.ts'
import { createImageImporter } from '../../server/import/image-importer.ts'
import { createAttributeRegistry } from '../../server/import/registries/attribute-registry.ts'
import type { Languages } from '../../server/languages/languages.ts'
import type { Adapter, EngineProduct } from '../adapter.ts'
import { assortment, toProductId, toRecord } from './to-record.ts'
import { dropCategories, writeTree, writeUnplaced } from './write-tree.ts'

export interface SyncReport {
  /** number of products in the engine */
  products: number
  written: number
  deleted: number
}

export interface CatalogueSync {
  /** Reads the engine's whole catalogue and writes what has changed. */
  all(): Promise<SyncReport>
  /** Refreshes some products, by their id in the shop. */
  some(ids: readonly string[]): Promise<void>
}

const batchSize = 200

/** Engines have no related products, so the neighbouring categories provide them. */
async function relate(db: Db, languages: Languages): Promise<void> {
  const { categories } = await readReference(db, languages)
  const products = await db.query<RelationInput>('select id, category, inputs from product order by no')
  await writeRelations(
    db,
    createRelations(products, (id) => categories.get(id)?.parent?.id ?? id),
  )
}

/** Copies the engine's catalogue into the database, which answers listings, searches and product pages. */
export function createSync(adapter: Adapter, db: Db, languages: Languages, fetchBytes: (url: string) => Promise<Buffer>): CatalogueSync {
  let last = Promise.resolve<unknown>(undefined)
  /** Runs one at a time: two runs would create the same attribute twice. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.catch(() => {}).then(work)
    last = turn
    return turn
  }

  async function write(products: readonly EngineProduct[], categories: ReadonlySet<string>, from: number): Promise<number> {
    const hashes = new Map(
      (await db.query<{ id: string; hash: string }>('select id, hash from engine_product')).map(({ id, hash }) => [id, hash]),
    )
    const changed = products
      .map((product, index) => ({ product, id: toProductId(product), hash: fingerprintOf(product), rank: -from - index }))
      .filter(({ id, hash }) => hashes.get(id) !== hash)
    if (changed.length === 0) return 0
    const pictures = createImageImporter(db, fetchBytes)
    await pictures.preload(changed.flatMap(({ product }) => [...product.pictures, ...product.variants.flatMap((v) => v.pictures ?? [])]))
    const registry = await createAttributeRegistry(db, languages)
    const amounts = await readAmounts(db)
    const records: ProductRecord[] = []
    for (const { product, rank } of changed) records.push(await toRecord(product, categories, { registry, pictures, rank, amounts }))
    await db.tx(async (tx) => {
      if (records.some(({ category }) => !categories.has(category))) await writeUnplaced(tx, languages)
      await writeAttributes(tx, languages, registry.takeNew())
      await writeLists(tx, languages, [{ id: assortment, title: languages.each((language) => languages.words(language).page.allProducts) }])
      // a code may have moved from one product to another
      await tx.query('delete from variant where code = any($1)', [records.flatMap(({ variants }) => variants.map(({ code }) => code))])
      await writeProducts(tx, await readReference(tx, languages), records)
      await tx.query('delete from engine_product where id = any($1)', [changed.map(({ id }) => id)])
      await insertRows(
        tx,
        'engine_product',
        { id: 'text', ref: 'text', hash: 'text' },
        changed.map(({ id, hash, product }) => ({ id, hash, ref: product.ref })),
      )
      await insertRows(
        tx,
        'engine_variant',
        { code: 'text', product: 'text', ref: 'text' },
        changed.flatMap(({ id, product }) => product.variants.map(({ code, ref }) => ({ code, ref, product: id }))),
        'on conflict (code) do update set product = excluded.product, ref = excluded.ref',
      )
    })
    return changed.length
  }

  const drop = (ids: readonly string[]) => db.query('delete from product where id = any($1)', [ids])

  async function readAll(): Promise<SyncReport> {
    const categories = await writeTree(db, languages, await adapter.categories(), createImageImporter(db, fetchBytes))
    const seen = new Map<string, EngineProduct>()
    const codes = new Set<string>()
    for await (const product of adapter.everything()) {
      // a cart cannot distinguish two variants with the same code; the first is sold
      const variants = product.variants.filter(({ code }) => !codes.has(code) && codes.add(code))
      if (variants.length > 0) seen.set(toProductId(product), { ...product, variants })
    }
    let [written, from] = [0, 0]
    for (const batch of batches(seen.values(), batchSize)) {
      written += await write(batch, categories, from)
      from += batch.length
    }
    const rows = await db.query<{ id: string }>('select id from product')
    const gone = rows.map(({ id }) => id).filter((id) => !seen.has(id))
    await drop(gone)
    await dropCategories(db, categories)
    if (written + gone.length > 0) await relate(db, languages)
    await publish(db)
    return { products: seen.size, written, deleted: gone.length }
  }

  async function readSome(ids: readonly string[]): Promise<void> {
    const rows = await db.query<{ id: string; ref: string }>('select id, ref from engine_product where id = any($1)', [ids])
    const categories = new Set((await db.query<{ id: string }>('select id from category')).map(({ id }) => id))
    for (const { id, ref } of rows) {
      const product = await adapter.product(ref)
      if (product) await write([product], categories, 0)
      else await drop([id])
    }
    await publish(db)
  }

  return { all: () => inTurn(readAll), some: (ids) => inTurn(() => readSome(ids)) }
}
