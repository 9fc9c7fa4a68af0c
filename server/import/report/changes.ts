import { batches } from '../../catalogue/records/batches.ts'
import type { Db } from '../../db/db.ts'
import { createProductId, type Destination, toSku } from '../rows/destination.ts'
import type { ImportedProduct } from '../rows/products.ts'
import { addTo, emptySample, type Sample } from './sample.ts'

/** Something that is sold, and its price in cents. */
export interface Sold {
  title: string
  code: string
  price: number
}

/** Something that is sold at another price. */
export interface Repriced extends Sold {
  was: number
  line: number
}

/** Prices in cents. */
export interface Spread {
  variants: number
  lowest: number
  median: number
  highest: number
}

/** What an import changes in the shop. */
export interface ImportChanges {
  created: Sample<Sold>
  repriced: Sample<Repriced>
  /** of those, the prices that are more than ten times higher or lower */
  steep: Sample<Repriced>
  /** variants that are gone from the file, of products that it still has */
  left: Sample<Sold>
  /** products of an earlier import of the list that the file no longer contains */
  missing: Sample<Sold>
  /** products of an earlier import that the merchant no longer sells */
  withdrawn: Sample<Sold>
  /** products that stay as they are, because all their rows were refused */
  kept: Sample<Sold>
  /** prices of the list until now; undefined at its first import */
  before: Spread | undefined
  after: Spread | undefined
}

const steepFactor = 10
const idsAtOnce = 1000

interface KnownRow extends Sold {
  id: string
}

/** Compares the products of a file with those of the shop, batch by batch. */
export function createChangeLog(db: Db, target: Destination) {
  const changes: ImportChanges = {
    created: emptySample(),
    repriced: emptySample(),
    steep: emptySample(),
    left: emptySample(),
    missing: emptySample(),
    withdrawn: emptySample(),
    kept: emptySample(),
    before: undefined,
    after: undefined,
  }
  const prices: number[] = []
  const idsOf = (products: readonly ImportedProduct[]) => products.map((product) => createProductId(target, product))
  /** products whose rows count */
  const imported = new Set<string>()

  function compare(product: ImportedProduct, known: readonly KnownRow[]): void {
    const title = product.title ?? product.key
    const wasOf = new Map(known.map(({ code, price }) => [code, price]))
    if (known.length === 0) addTo(changes.created, { title, code: toSku(product), price: lowest(product.variants) })
    for (const { code, price } of product.variants) {
      // a product whose codes are all new is compared as a whole
      const isAmong = product.variants.some((variant) => wasOf.has(variant.code))
      const was = isAmong ? wasOf.get(code) : known.length > 0 ? lowest(known) : undefined
      if (was === undefined || was === price) continue
      const repriced = { title, code, was, price, line: product.line }
      addTo(changes.repriced, repriced)
      if (price > was * steepFactor || price * steepFactor < was) addTo(changes.steep, repriced)
    }
    const codes = new Set(product.variants.map(({ code }) => code))
    for (const { code, price } of known) if (!codes.has(code)) addTo(changes.left, { title, code, price })
  }

  return {
    async note(products: readonly ImportedProduct[]): Promise<void> {
      const known = await findKnown(db, idsOf(products))
      for (const product of products) compare(product, known.get(createProductId(target, product)) ?? [])
      for (const id of idsOf(products)) imported.add(id)
      for (const { variants } of products) prices.push(...variants.map(({ price }) => price))
    },
    async noteWithdrawn(products: readonly ImportedProduct[]): Promise<void> {
      for (const [first] of (await findKnown(db, idsOf(products))).values()) if (first) addTo(changes.withdrawn, toSold(first))
      for (const id of idsOf(products)) imported.add(id)
    },
    /** `present` are the ids of the products that the file has, sold or not. */
    async finish(present: ReadonlySet<string>): Promise<ImportChanges> {
      for (const product of await findMissing(db, target, present)) addTo(changes.missing, toSold(product))
      const refused = [...present].filter((id) => !imported.has(id))
      for (const ids of batches(refused, idsAtOnce))
        for (const row of [...(await findKnown(db, ids)).values()].flat()) addTo(changes.kept, toSold(row))
      return { ...changes, before: await readSpread(db, target), after: spreadOf(prices) }
    },
  }
}

const lowest = (sold: readonly { price: number }[]): number =>
  sold.reduce((least, { price }) => Math.min(least, price), Number.POSITIVE_INFINITY)

const toSold = ({ title, code, price }: Sold): Sold => ({ title, code, price })

function spreadOf(prices: number[]): Spread | undefined {
  const sorted = prices.sort((a, b) => a - b)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return { variants: sorted.length, lowest: first, median: sorted[Math.ceil(sorted.length / 2) - 1] ?? first, highest: last }
}

const readSpread = async (db: Db, { list }: Destination): Promise<Spread | undefined> => {
  const [row] = await db.query<Spread>(
    `select count(*)::int as variants, min(price_cents) as lowest, max(price_cents) as highest,
       percentile_disc(0.5) within group (order by price_cents) as median
     from variant join product on no = product_no where import_list = $1`,
    [list],
  )
  return row?.variants ? row : undefined
}

/** An import has the same title in all languages. */
const title = '(select min(title) from product_text where product_no = p.no)'

/** The variants of each product, by product id. */
async function findKnown(db: Db, ids: readonly string[]): Promise<Map<string, KnownRow[]>> {
  const rows = await db.query<KnownRow>(
    `select p.id, ${title} as title, v.code, v.price_cents as price from product p join variant v on v.product_no = p.no
     where p.id = any($1) order by v.product_no, v.sort_number`,
    [ids],
  )
  const known = new Map<string, KnownRow[]>()
  for (const row of rows) {
    const variants = known.get(row.id) ?? []
    known.set(row.id, variants)
    variants.push(row)
  }
  return known
}

/** The products of earlier imports of the list that are not in the file. The shop's own products never are: they came from no import. */
export const findMissing = (db: Db, { list }: Destination, present: ReadonlySet<string>): Promise<(KnownRow & { no: number })[]> =>
  db.query(
    `select p.no, p.id, ${title} as title, p.sku as code, (select min(price_cents) from variant where product_no = p.no) as price
     from product p
     where p.import_list = $1 and not exists (select from unnest($2::text[]) as present (id) where present.id = p.id) order by p.no`,
    [list, [...present]],
  )
