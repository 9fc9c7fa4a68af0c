import { setImmediate as breathe } from 'node:timers/promises'
import { type Language, languages } from '../../../content/common/shape.ts'
import type { Db } from '../../db/db.ts'
import { type Reference, rangeFields } from '../records/reference.ts'
import { rowSet } from './bits.ts'
import type { ListingIndex, Numbers } from './facet-index.ts'
import { grouped } from './grouped-rows.ts'
import { type GrowableTypedArray, growableFloat64, growableUint32 } from './growable-typed-array.ts'

/** small, so that the rows of a batch are garbage-collected soon */
const batchSize = 2000
/** Row numbers and ranks stay below this, so that both fit into one exact number. */
const rankLimit = 2 ** 26

interface Row {
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

/** Reads both listings into memory, in batches so that the server can answer requests in between. */
export async function buildIndexes(db: Db, reference: Reference): Promise<{ whole: ListingIndex; split: ListingIndex }> {
  const ranges = new Set(rangeFields(reference))
  const [whole, split] = [createCollector(ranges), createCollector(ranges)]
  for await (const row of readRows(db)) {
    if (row.inWhole) whole.add(row)
    if (row.inSplit) split.add(row)
  }
  const fields = fieldNames(reference)
  const titles = new Map<Language, readonly number[]>()
  for (const language of languages) titles.set(language, await productsByTitle(db, language))
  const finished = whole.finish(fields, titles)
  await breathe()
  return { whole: finished, split: split.finish(fields, titles) }
}

async function* readRows(db: Db): AsyncGenerator<Row> {
  let last: Row | undefined
  do {
    const rows: Row[] = await db.query<Row>(
      `select no, product_no as product, price_cents as price, rank, newness, discount, tokens, numbers,
         in_whole as "inWhole", in_split as "inSplit"
       from listing where (price_cents, no) > ($1::int, $2::int) order by price_cents, no limit ${batchSize}`,
      [last?.price ?? -1, last?.no ?? 0],
    )
    yield* rows
    last = rows.length === batchSize ? rows.at(-1) : undefined
    await breathe()
  } while (last)
}

async function productsByTitle(db: Db, language: Language): Promise<readonly number[]> {
  const [row] = await db.query<{ products: number[] | null }>(
    'select array_agg(product_no order by title_key, product_no) as products from product_text where lang = $1',
    [language],
  )
  return row?.products ?? []
}

/** Collects rows, which must be added by ascending price. */
function createCollector(ranges: ReadonlySet<string>) {
  const [nos, products] = [growableUint32(), growableUint32()]
  const ranks = { recommended: growableFloat64(), newest: growableFloat64(), discount: growableFloat64() }
  const tokens = new Map<number, GrowableTypedArray<Uint32Array>>()
  const numbers = new Map<string, { values: GrowableTypedArray<Float64Array>; rows: GrowableTypedArray<Uint32Array> }>()
  const addNumber = (field: string, value: number, row: number) => {
    const number = getOrInsert(numbers, field, () => ({ values: growableFloat64(), rows: growableUint32() }))
    number.values.push(value)
    number.rows.push(row)
  }
  const add = (row: Row) => {
    const index = nos.length
    nos.push(row.no)
    products.push(row.product)
    ranks.recommended.push(sortKey(row.rank, row.no))
    ranks.newest.push(sortKey(row.newness, row.no))
    ranks.discount.push(sortKey(row.discount, row.no))
    for (const token of row.tokens) getOrInsert(tokens, token, growableUint32).push(index)
    addNumber('price', row.price, index)
    for (const [field, value] of Object.entries(row.numbers)) if (ranges.has(field)) addNumber(field, value, index)
  }
  const finish = (fields: ReadonlyMap<number, string>, titles: ReadonlyMap<Language, readonly number[]>): ListingIndex => {
    const [rowNos, rowProducts] = [nos.toTypedArray(), products.toTypedArray()]
    const size = rowNos.length
    const rowOfNo = new Int32Array(rowNos.reduce((max, no) => Math.max(max, no), -1) + 1).fill(-1)
    for (const [row, no] of rowNos.entries()) rowOfNo[no] = row
    // by ascending number, as the database returns the rows of a product
    const rowsOfProduct = grouped((visit) => {
      for (const row of rowOfNo) if (row >= 0) visit(rowProducts[row] ?? 0, row)
    })
    const order = (keys: GrowableTypedArray<Float64Array>) =>
      Uint32Array.from(keys.toTypedArray().sort(), (key) => rowOfNo[key % rankLimit] ?? 0)
    const byTitle = (language: Language) => concatenate(size, (titles.get(language) ?? []).map(rowsOfProduct.of))
    const rowsByToken = [...tokens].map(([token, rows]) => [token, rows.toTypedArray()] as const)
    return {
      size,
      nos: rowNos,
      rowOfNo,
      rowsOfProduct,
      tokens: new Map(rowsByToken.map(([token, rows]) => [token, rowSet(rows, size)])),
      countedTokens: grouped((visit) => {
        for (const [token, rows] of rowsByToken) if (fields.has(token)) for (const row of rows) visit(row, token)
      }),
      fieldOfToken: fields,
      numbers: new Map([...numbers].map(([field, { values, rows }]) => [field, sorted(values.toTypedArray(), rows.toTypedArray())])),
      orders: {
        recommended: order(ranks.recommended),
        newest: order(ranks.newest),
        discount: order(ranks.discount),
        title: { en: byTitle('en'), lt: byTitle('lt') },
      },
    }
  }
  return { add, finish }
}

/** A numeric sort key: higher ranks first, then lower numbers. */
const sortKey = (rank: number, no: number): number => (rankLimit - rank) * rankLimit + no

function getOrInsert<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

function concatenate(length: number, parts: readonly ArrayLike<number>[]): Uint32Array {
  const all = new Uint32Array(length)
  let offset = 0
  for (const part of parts) {
    all.set(part, offset)
    offset += part.length
  }
  return all
}

/** Sorts by value; rows with equal values stay in the order of their price. */
function sorted(values: Float64Array, rows: Uint32Array): Numbers {
  const order = Uint32Array.from(rows.keys())
  if (values.some((value, index) => index > 0 && value < (values[index - 1] ?? value)))
    order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b)
  return { values: Float64Array.from(order, (index) => values[index] ?? 0), rows: Uint32Array.from(order, (index) => rows[index] ?? 0) }
}

function fieldNames({ attributes }: Reference): Map<number, string> {
  const filters = [...attributes.values()].filter(({ isFilter }) => isFilter)
  return new Map(filters.flatMap(({ code, values }) => [...values.values()].map(({ token }) => [token, code] as const)))
}
