import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import { type Reference, rangeFields } from '../records/reference.ts'
import { type RowSet, rowSet } from './bits.ts'
import type { ListingIndex, Numbers } from './facet-index.ts'
import { groupTokens } from './group-tokens.ts'
import { grouped } from './grouped-rows.ts'
import { type GrowableTypedArray, growableFloat64, growableUint32 } from './growable-typed-array.ts'
import { type Row, readRows, readTitles, type TitleOrder, type Titles } from './read-rows.ts'
import { createPause, inSlices, type Pause, sortInSlices } from './slices.ts'

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
  const titles = await readTitles(db, reference.languages.codes)
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
    const rows = await numberRows(nos.toTypedArray(), products.toTypedArray(), pause)
    const rowKeys = {
      recommended: keys.recommended.toTypedArray(),
      newest: keys.newest.toTypedArray(),
      discount: keys.discount.toTypedArray(),
    }
    const order = async (by: Float64Array) => {
      const sortedKeys = await sortInSlices(by.slice(), pause)
      return mapInSlices(sortedKeys, new Uint32Array(size), (key) => rows.rowOfNo[key % rankLimit] ?? 0, pause)
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
export async function numberRows(
  nos: Uint32Array,
  products: Uint32Array,
  pause: Pause,
): Promise<Pick<ListingIndex, 'nos' | 'products' | 'rowOfNo' | 'rowsOfProduct'>> {
  let last = -1
  await inSlices(nos.length, pause, (from, to) => {
    for (let row = from; row < to; row++) last = Math.max(last, nos[row] ?? -1)
  })
  const rowOfNo = new Int32Array(last + 1).fill(-1)
  await inSlices(nos.length, pause, (from, to) => {
    for (let row = from; row < to; row++) rowOfNo[nos[row] ?? 0] = row
  })
  // by ascending number, as the database returns the rows of a product
  const rowsOfProduct = await grouped(
    rowOfNo.length,
    (from, to, visit) => {
      for (let no = from; no < to; no++) {
        const row = rowOfNo[no] ?? -1
        if (row >= 0) visit(products[row] ?? 0, row)
      }
    },
    pause,
  )
  return { nos, products, rowOfNo, rowsOfProduct }
}

type Rows = Awaited<ReturnType<typeof numberRows>>

/** Fills `to` with what `map` returns for the numbers of `from`. */
async function mapInSlices<A extends Uint32Array | Float64Array>(
  from: Uint32Array | Float64Array,
  to: A,
  map: (value: number) => number,
  pause: Pause,
): Promise<A> {
  await inSlices(to.length, pause, (start, end) => {
    for (let at = start; at < end; at++) to[at] = map(from[at] ?? 0)
  })
  return to
}

export async function orderByTitle(rows: Rows, titles: Titles, pause: Pause): Promise<Record<Language, Uint32Array>> {
  const order = async ({ products }: TitleOrder) => {
    const all = new Uint32Array(rows.nos.length)
    let length = 0
    await inSlices(products.length, pause, (from, to) => {
      for (let at = from; at < to; at++) for (const row of rows.rowsOfProduct.of(products[at] ?? -1)) all[length++] = row
    })
    return all
  }
  const orders: Record<Language, Uint32Array> = {}
  for (const [language, own] of Object.entries(titles)) orders[language] = await order(own)
  return orders
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
  const size = values.length
  const positions = new Uint32Array(size)
  let isSorted = true
  await inSlices(size, pause, (from, to) => {
    for (let at = from; at < to; at++) {
      positions[at] = at
      if (at > 0 && (values[at] ?? 0) < (values[at - 1] ?? 0)) isSorted = false
    }
  })
  if (isSorted) return { values, rows }
  const order = await sortInSlices(positions, pause, (a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b)
  return {
    values: await mapInSlices(order, new Float64Array(size), (at) => values[at] ?? 0, pause),
    rows: await mapInSlices(order, new Uint32Array(size), (at) => rows[at] ?? 0, pause),
  }
}

export function fieldNames({ attributes }: Reference): Map<number, string> {
  const filters = [...attributes.values()].filter(({ isFilter }) => isFilter)
  return new Map(filters.flatMap(({ code, values }) => [...values.values()].map(({ token }) => [token, code] as const)))
}
