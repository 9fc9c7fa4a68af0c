import { basename, extname } from 'node:path'
import { configuration } from '../../content/configuration.ts'
import type { ProductRecord } from '../catalogue/records/record.ts'
import { readReference } from '../catalogue/records/reference.ts'
import { publish } from '../catalogue/write/publish.ts'
import { writeProducts } from '../catalogue/write/write-products.ts'
import { writeAttributes, writeCategories, writeLists } from '../catalogue/write/write-reference.ts'
import type { Db } from '../db/db.ts'
import { createAttributeRegistry } from './attribute-registry.ts'
import { createCategoryRegistry } from './category-registry.ts'
import { createConflictFinder } from './conflicts.ts'
import { allImports, allImportsTitle, createProductId, type Destination, sameInBothLanguages } from './destination.ts'
import { fetchPicture } from './fetch-picture.ts'
import { createImageImporter } from './image-importer.ts'
import { ImportError } from './import-row.ts'
import { openImportFile } from './open-file.ts'
import type { Rates } from './price.ts'
import { createProblemLog, type Fault } from './problem-log.ts'
import { batches, type ImportedProduct, whyNotForSale } from './products.ts'
import { toKey } from './text.ts'
import { type Sources, toRecord } from './to-record.ts'
import type { DecimalSign } from './values/amount.ts'
import type { DecimalSigns } from './values/decimal-survey.ts'
import type { Clock, SaleState } from './values/sale-period.ts'

export interface ImportOptions {
  /** database to write to; without it, the file is only read and checked */
  db?: Db | undefined
  /** reports problems without writing; default: true without a `db` */
  isDry?: boolean
  /** id of the product list; default: derived from the file name */
  list?: string | undefined
  rates?: Rates
  /** encoding of the file; default: detected */
  encoding?: string | undefined
  /** decimal sign of the amounts in the file; default: detected from all of them */
  decimal?: DecimalSign | undefined
  /** time that sale prices must apply at, and the zone of dates that name none; default: now, in that of the shop */
  clock?: Clock
  fetchBytes?: (url: string) => Promise<Buffer>
  progress?: (rows: number, products: number) => void
}

export interface ImportReport {
  format: string
  list: string
  rows: number
  products: number
  variants: number
  /** rows that were skipped */
  skipped: number
  /** what is wrong with the file, ordered by line */
  faults: Fault[]
  pictures: { kept: number; unreachable: number }
  /** decimal sign of the prices; undefined if none has decimals */
  decimal: DecimalSigns['found']
  /** products and variants that the merchant does not sell, by reason */
  notForSale: Record<string, { products: number; variants: number }>
  /** products that an earlier import brought and that are not for sale any more: removed, or to be removed by a dry run */
  withdrawn: number
  /** variants that cannot be bought until there is stock */
  outOfStock: number
  /** sale prices by whether they apply now */
  sales: Record<Exclude<SaleState, 'open'>, number>
}

/** Imports the catalogue of another shop; repeating it updates the products. Throws an `ImportError` for unknown formats. */
export async function importFile(path: string, options: ImportOptions = {}): Promise<ImportReport> {
  const name = basename(path, extname(path))
  const list = toKey(options.list ?? name)
  if (!list) throw new ImportError('The product list requires a name of letters or digits: add --list NAME')
  const clock = options.clock ?? { now: Date.now(), timeZone: configuration.orderCutOff.timeZone }
  const { format, rows, signs } = await openImportFile(path, options.rates ?? {}, options.encoding, { decimal: options.decimal, clock })
  const report: ImportReport = {
    format,
    list,
    rows: 0,
    products: 0,
    variants: 0,
    skipped: 0,
    faults: [],
    pictures: { kept: 0, unreachable: 0 },
    decimal: signs.found,
    notForSale: {},
    withdrawn: 0,
    outOfStock: 0,
    sales: { ends: 0, over: 0, later: 0 },
  }
  const problems = createProblemLog()
  const { db, isDry = db === undefined } = options
  const target = { list, title: toListTitle(name) }
  const findConflicts = createConflictFinder(db, target)
  const store = db && !isDry ? await importInto(db, target, options.fetchBytes) : undefined
  for await (const batch of batches(rows)) {
    const { valid, bad } = await findConflicts(batch.products.filter((product) => !whyNotForSale(product)))
    report.withdrawn += await withdraw(batch.products.filter(whyNotForSale), target, db, isDry)
    await store?.write(valid)
    countStates(report, batch.products, valid)
    report.rows = batch.rows
    report.products += valid.length
    report.variants += valid.reduce((sum, { variants }) => sum + variants.length, 0)
    problems.add(batch.bad)
    problems.add(bad)
    for (const { rows = 1 } of [...batch.bad, ...bad]) report.skipped += rows
    options.progress?.(report.rows, report.products)
  }
  if (db && !isDry && report.products + report.withdrawn > 0) await publish(db)
  return { ...report, faults: problems.faults(), pictures: store?.pictures ?? report.pictures }
}

function countStates(report: ImportReport, products: readonly ImportedProduct[], valid: readonly ImportedProduct[]): void {
  const count = (reason: string, what: 'products' | 'variants') => {
    const counts = report.notForSale[reason] ?? { products: 0, variants: 0 }
    counts[what] += 1
    report.notForSale[reason] = counts
  }
  for (const product of products) {
    const reason = whyNotForSale(product)
    if (reason) count(reason, 'products')
    else for (const each of product.withheld ?? []) count(each, 'variants')
  }
  for (const { sale, stock, sellWithoutStock, isUncounted } of valid.flatMap(({ variants }) => variants)) {
    if (sale) report.sales[sale] += 1
    if (stock === 0 && !sellWithoutStock && !isUncounted) report.outOfStock += 1
  }
}

/** Takes products out of the shop that the merchant has stopped selling. Returns their number. */
async function withdraw(products: readonly ImportedProduct[], target: Destination, db: Db | undefined, isDry: boolean): Promise<number> {
  if (!db || products.length === 0) return 0
  const ids = products.map((product) => createProductId(target, product))
  const sql = isDry ? 'select id from product where id = any($1)' : 'delete from product where id = any($1) returning id'
  return (await db.query(sql, [ids])).length
}

async function importInto(db: Db, target: Destination, fetchBytes = fetchPicture) {
  const pictures = createImageImporter(db, fetchBytes)
  const sources: Sources = { target, pictures, registry: await createAttributeRegistry(db) }
  const categories = await createCategoryRegistry(db, target)
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
      await writeLists(tx, [
        { id: allImports, title: allImportsTitle },
        { id: target.list, title: sameInBothLanguages(target.title) },
      ])
      await writeCategories(tx, categories.takeNew())
      await writeAttributes(tx, sources.registry.takeNew())
      await writeProducts(tx, await readReference(tx), records)
    })
  }

  return { write, pictures: pictures.counts }
}

/** The title for a file name: 'summer_sale-2026' becomes 'Summer sale 2026'. */
function toListTitle(name: string): string {
  const words = name.replace(/[-_.\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
