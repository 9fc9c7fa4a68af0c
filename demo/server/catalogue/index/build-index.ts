import type { Language } from '../../../content/common/shape.ts'
import type { Db } from '../../db/db.ts'
import { type Reference, rangeFields } from '../records/reference.ts'
import { type RowSet, rowSet } from './bits.ts'
import type { ListingIndex, Numbers } from './facet-index.ts'
import { groupTokens } from './group-tokens.ts'
import { grouped } from './grouped-rows.ts'
import { type GrowableTypedArray, growableFloat64, growableUint32 } from './growable-typed-array.ts'
import { type Row, readRows, readTitles, type TitleOrder, type Titles } from './read-rows.ts'
import { createPause, type Pause, sortInSlices } from './slices.ts'

/** Row numbers and ranks stay below this, so that both fit into one exact number. */
const rankLimit = 2 ** 26

/** Both listings, and the order of titles that they share. */
export interface Indexes {
  whole: ListingIndex
  split: ListingIndex
  titles: Titles
}

/** Reads both listings into memory, in slices so that the server can answer requests in between. */
export async function buildIndexes(db: Db, reference: Reference): Promise<Indexes> {
  const pause = createPause()
  const ranges = new Set(rangeFields(reference))
  const [whole, split] = [createCollector(ranges), createCollector(ranges)]
  for await (const row of readRows(db, pause)) {
    if (row.inWhole) whole.add(row)
    if (row.inSplit) split.add(row)
  }
  const fields = fieldNames(reference)
  const titles = await readTitles(db)
  return { whole: await whole.finish(fields, titles, pause), split: await split.finish(fields, titles, pause), titles }
}

/** Collects rows, which must be added by ascending price. */
function createCollector(ranges: ReadonlySet<string>) {
  const [nos, products] = [growableUint32(), growableUint32()]
  const keys = { recommended: growableFloat64(), newest: growableFloat64(), discount: growableFloat64() }
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
    const { recommended, newest, discount } = sortKeys(row)
    keys.recommended.push(recommended)
    keys.newest.push(newest)
    keys.discount.push(discount)
    for (const token of row.tokens) getOrInsert(tokens, token, growableUint32).push(index)
    for (const [field, value] of numbersOf(row, ranges)) addNumber(field, value, index)
  }
  const finish = async (fields: ReadonlyMap<number, string>, titles: Titles, pause: Pause): Promise<ListingIndex> => {
    const size = nos.length
    const sets = new Map<number, RowSet>()
    for (const [token, rows] of tokens) {
      sets.set(token, rowSet(rows.toTypedArray(), size))
      await pause()
    }
    const sortedNumbers = new Map<string, Numbers>()
    for (const [field, { values, rows }] of numbers)
      sortedNumbers.set(field, await sorted(values.toTypedArray(), rows.toTypedArray(), pause))
    const rows = numberRows(nos.toTypedArray(), products.toTypedArray())
    const rowKeys = {
      recommended: keys.recommended.toTypedArray(),
      newest: keys.newest.toTypedArray(),
      discount: keys.discount.toTypedArray(),
    }
    const order = async (by: Float64Array) => {
      await pause()
      return Uint32Array.from(by.slice().sort(), (key) => rows.rowOfNo[key % rankLimit] ?? 0)
    }
    return {
      size,
      ...rows,
      keys: rowKeys,
      tokens: sets,
      countedTokens: await groupTokens(sets, fields, size, pause),
      fieldOfToken: fields,
      numbers: sortedNumbers,
      orders: {
        recommended: await order(rowKeys.recommended),
        newest: await order(rowKeys.newest),
        discount: await order(rowKeys.discount),
        title: await orderByTitle(rows, titles, pause),
      },
    }
  }
  return { add, finish }
}

/** The ways from numbers of the database to rows. */
export function numberRows(nos: Uint32Array, products: Uint32Array): Pick<ListingIndex, 'nos' | 'products' | 'rowOfNo' | 'rowsOfProduct'> {
  const rowOfNo = new Int32Array(nos.reduce((max, no) => Math.max(max, no), -1) + 1).fill(-1)
  for (let row = 0; row < nos.length; row++) rowOfNo[nos[row] ?? 0] = row
  // by ascending number, as the database returns the rows of a product
  const rowsOfProduct = grouped((visit) => {
    for (const row of rowOfNo) if (row >= 0) visit(products[row] ?? 0, row)
  })
  return { nos, products, rowOfNo, rowsOfProduct }
}

type Rows = ReturnType<typeof numberRows>

export async function orderByTitle(rows: Rows, titles: Titles, pause: Pause): Promise<Record<Language, Uint32Array>> {
  const order = async ({ products }: TitleOrder) => {
    const all = new Uint32Array(rows.nos.length)
    let length = 0
    for (const product of products) {
      for (const row of rows.rowsOfProduct.of(product)) all[length++] = row
      if (length % 4096 === 0) await pause()
    }
    return all
  }
  return { en: await order(titles.en), lt: await order(titles.lt) }
}

/** Numeric sort keys: higher ranks first, then lower numbers. */
export function sortKeys({ no, rank, newness, discount }: Row): Record<'recommended' | 'newest' | 'discount', number> {
  const key = (value: number) => (rankLimit - value) * rankLimit + no
  return { recommended: key(rank), newest: key(newness), discount: key(discount) }
}

/** The price of a row, and its numbers that can be filtered. */
export const numbersOf = ({ price, numbers }: Row, ranges: ReadonlySet<string>): [field: string, value: number][] => [
  ['price', price],
  ...Object.entries(numbers).filter(([field]) => ranges.has(field)),
]

export function getOrInsert<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

/** Sorts by value; rows with equal values stay in the order of their price. */
async function sorted(values: Float64Array, rows: Uint32Array, pause: Pause): Promise<Numbers> {
  if (!values.some((value, index) => index > 0 && value < (values[index - 1] ?? value))) return { values, rows }
  const order = await sortInSlices(Uint32Array.from(rows.keys()), (a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b, pause)
  return { values: Float64Array.from(order, (index) => values[index] ?? 0), rows: Uint32Array.from(order, (index) => rows[index] ?? 0) }
}

export function fieldNames({ attributes }: Reference): Map<number, string> {
  const filters = [...attributes.values()].filter(({ isFilter }) => isFilter)
  return new Map(filters.flatMap(({ code, values }) => [...values.values()].map(({ token }) => [token, code] as const)))
}
