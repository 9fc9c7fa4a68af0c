import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import { growableUint32 } from './growable-typed-array.ts'
import { createPause, inSlices, type Pause } from './slices.ts'

/** small, so that the rows of a batch are garbage-collected soon, and that the database of this process answers others in between */
const batchSize = 1000

/** A row of the listings as the index needs it. */
export interface Row {
  no: number
  product: number
  price: number
  rank: number
  newness: number
  discount: number
  tokens: number[]
  numbers: Record<string, number>
  inWhole: boolean
  inSplit: boolean
}

const columns = `no, product_no as product, price_cents as price, rank, newness, discount, tokens, numbers,
  in_whole as "inWhole", in_split as "inSplit"`

/** Reads the rows of all products by ascending price, in batches. */
export async function* readRows(db: Db, pause: Pause): AsyncGenerator<Row> {
  let last: Row | undefined
  do {
    const rows: Row[] = await db.query<Row>(
      `select ${columns} from listing where (price_cents, no) > ($1::int, $2::int) order by price_cents, no limit ${batchSize}`,
      [last?.price ?? -1, last?.no ?? 0],
    )
    for (const row of rows) {
      yield row
      await pause()
    }
    last = rows.length === batchSize ? rows.at(-1) : undefined
  } while (last)
}

/** Reads the rows of some products by ascending price. */
export async function readRowsOf(db: Db, products: readonly number[]): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < products.length; start += batchSize)
    rows.push(
      ...(await db.query<Row>(`select ${columns} from listing where product_no = any($1)`, [products.slice(start, start + batchSize)])),
    )
  return rows.sort((a, b) => a.price - b.price || a.no - b.no)
}

/** Product numbers in the order of their titles, with the keys of that order. */
export interface TitleOrder {
  products: Uint32Array
  keys: readonly string[]
}

export type Titles = Record<Language, TitleOrder>

interface Title {
  no: number
  key: string
}

/** Reads the order of all titles. */
export async function readTitles(db: Db, codes: readonly Language[]): Promise<Titles> {
  const pause = createPause()
  const read = async (language: Language): Promise<TitleOrder> => {
    const [products, keys] = [growableUint32(), [] as string[]]
    let last: Title | undefined
    for (;;) {
      const batch: Title[] = await db.query<Title>(
        `select product_no as no, title_key as key from product_text
         where lang = $1 and (title_key, product_no) > ($2::text, $3::int) order by title_key, product_no limit ${batchSize}`,
        [language, last?.key ?? '', last?.no ?? 0],
      )
      for (const { no, key } of batch) {
        products.push(no)
        keys.push(key)
      }
      await pause()
      if (batch.length < batchSize) break
      last = batch.at(-1)
    }
    return { products: products.toTypedArray(), keys }
  }
  const titles: Titles = {}
  for (const code of codes) titles[code] = await read(code)
  return titles
}

/** The order after some products have changed. */
export async function updateTitles(db: Db, old: Titles, changed: ReadonlySet<number>, pause: Pause): Promise<Titles> {
  const rows = await db.query<Title & { lang: Language }>(
    'select lang, product_no as no, title_key as key from product_text where product_no = any($1) order by title_key, product_no',
    [[...changed]],
  )
  const merged: Titles = {}
  for (const [language, order] of Object.entries(old)) {
    const fresh = rows.filter(({ lang }) => lang === language)
    merged[language] = await merge(order, changed, fresh, pause)
  }
  return merged
}

async function merge(
  { products, keys }: TitleOrder,
  changed: ReadonlySet<number>,
  fresh: readonly Title[],
  pause: Pause,
): Promise<TitleOrder> {
  const [mergedProducts, mergedKeys] = [new Uint32Array(products.length + fresh.length), [] as string[]]
  const add = (no: number, key: string) => {
    mergedProducts[mergedKeys.length] = no
    mergedKeys.push(key)
  }
  let next = 0
  await inSlices(products.length, pause, (from, to) => {
    for (let at = from; at < to; at++) {
      const [no, key] = [products[at] ?? 0, keys[at] ?? '']
      if (changed.has(no)) continue
      for (let title = fresh[next]; title && (title.key < key || (title.key === key && title.no < no)); title = fresh[++next])
        add(title.no, title.key)
      add(no, key)
    }
  })
  for (const { no, key } of fresh.slice(next)) add(no, key)
  return { products: mergedProducts.slice(0, mergedKeys.length), keys: mergedKeys }
}
