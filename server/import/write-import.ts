import { batches as split } from '../catalogue/records/batches.ts'
import type { ProductRecord } from '../catalogue/records/record.ts'
import { readReference } from '../catalogue/records/reference.ts'
import { writeProducts } from '../catalogue/write/write-products.ts'
import { writeAttributes, writeCategories, writeLists } from '../catalogue/write/write-reference.ts'
import type { Db } from '../db/db.ts'
import type { Languages } from '../languages/languages.ts'
import { fetchPicture } from './fetch-picture.ts'
import { createImageImporter } from './image-importer.ts'
import { createAttributeRegistry } from './registries/attribute-registry.ts'
import { createCategoryRegistry } from './registries/category-registry.ts'
import { findMissing } from './report/changes.ts'
import { allImports, createProductId, type Destination, inAnyLanguage } from './rows/destination.ts'
import type { ImportedProduct } from './rows/products.ts'
import { type Sources, toRecord } from './to-record.ts'

const deletedAtOnce = 1000

/** Writes the products of an import to the shop. Call `publish` afterwards. */
export async function createImportWriter(db: Db, languages: Languages, target: Destination, fetchBytes = fetchPicture) {
  const pictures = createImageImporter(db, fetchBytes)
  const sources: Sources = { target, pictures, registry: await createAttributeRegistry(db, languages) }
  const allImportsTitle = languages.each((language) => languages.words(language).catalogue.imported)
  const categories = await createCategoryRegistry(db, allImportsTitle, target)
  let rank = 0

  async function write(products: readonly ImportedProduct[]): Promise<void> {
    await pictures.preload(
      products.flatMap(({ pictures: own, variants }) => [own, ...variants.map((variant) => variant.pictures)].flat().map(({ url }) => url)),
    )
    const records: ProductRecord[] = []
    for (const product of products) {
      rank -= 1
      records.push(await toRecord(product, { category: categories.resolve(product.path), rank }, sources))
    }
    await db.tx(async (tx) => {
      await writeLists(tx, languages, [
        { id: allImports, title: allImportsTitle },
        { id: target.list, title: inAnyLanguage(target.title) },
      ])
      await writeCategories(tx, languages, categories.takeNew())
      await writeAttributes(tx, languages, sources.registry.takeNew())
      await writeProducts(tx, await readReference(tx, languages), records)
    })
  }

  return {
    write,
    /** Removes products that the merchant no longer sells from the shop. */
    withdraw: (products: readonly ImportedProduct[]) =>
      db.query('delete from product where id = any($1)', [products.map((product) => createProductId(target, product))]),
    /** Removes products that the file no longer contains from the shop. */
    async prune(present: ReadonlySet<string>): Promise<void> {
      for (const some of split(await findMissing(db, target, present), deletedAtOnce))
        await db.query('delete from product where no = any($1)', [some.map(({ no }) => no)])
    },
    pictures: pictures.counts,
  }
}
