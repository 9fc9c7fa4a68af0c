import type { Db } from '../../db/db.ts'
import { type Reference, rangeFields } from '../records/reference.ts'
import { eachRow, type RowSet, rowSet } from './bits.ts'
import { fieldNames, getOrInsert, type Indexes, numberRows, numbersOf, orderByTitle, sortKeys } from './build-index.ts'
import type { KeyedSort, ListingIndex, Numbers } from './facet-index.ts'
import { groupTokens } from './group-tokens.ts'
import { type Row, readRowsOf, type Titles, updateTitles } from './read-rows.ts'
import { createPause, type Pause } from './slices.ts'

/**
 * The indexes after some products have changed: copies the rest instead of reading it again, in slices so that the server can answer
 * requests in between. The old indexes stay as they are.
 */
export async function updateIndexes(db: Db, old: Indexes, reference: Reference, changed: ReadonlySet<number>): Promise<Indexes> {
  const rows = await readRowsOf(db, [...changed])
  const titles = await updateTitles(db, old.titles, changed)
  const pause = createPause()
  const update = (listing: ListingIndex, fresh: readonly Row[]) =>
    updateListing(listing, { changed, rows: fresh, reference, titles }, pause)
  return {
    whole: await update(
      old.whole,
      rows.filter(({ inWhole }) => inWhole),
    ),
    split: await update(
      old.split,
      rows.filter(({ inSplit }) => inSplit),
    ),
    titles,
  }
}

interface Update {
  changed: ReadonlySet<number>
  /** the rows of the changed products, by ascending price */
  rows: readonly Row[]
  reference: Reference
  titles: Titles
}

async function updateListing(old: ListingIndex, { changed, rows, reference, titles }: Update, pause: Pause): Promise<ListingIndex> {
  const places = placeRows(old, changed, rows)
  const { size, moved, added } = places
  const scatter = <A extends Uint32Array | Float64Array>(from: A, to: A, numberOf: (row: Row) => number): A => {
    for (let row = 0; row < from.length; row++) if ((moved[row] ?? -1) >= 0) to[moved[row] ?? 0] = from[row] ?? 0
    for (const [index, row] of rows.entries()) to[added[index] ?? 0] = numberOf(row)
    return to
  }
  const numbered = numberRows(
    scatter(old.nos, new Uint32Array(size), ({ no }) => no),
    scatter(old.products, new Uint32Array(size), ({ product }) => product),
  )
  await pause()
  const keysBy = (sort: KeyedSort) => scatter(old.keys[sort], new Float64Array(size), (row) => sortKeys(row)[sort])
  const keys = { recommended: keysBy('recommended'), newest: keysBy('newest'), discount: keysBy('discount') }
  await pause()
  const order = async (sort: KeyedSort) => {
    await pause()
    const keyOf = (row: number) => keys[sort][row] ?? 0
    return mergeRows(old.orders[sort], places, (a, b) => keyOf(a) - keyOf(b))
  }
  const tokens = await updateTokens(old.tokens, places, rows, pause)
  const fieldOfToken = fieldNames(reference)
  return {
    size,
    ...numbered,
    keys,
    tokens,
    countedTokens: await groupTokens(tokens, fieldOfToken, size, pause),
    fieldOfToken,
    numbers: await updateNumbers(old.numbers, places, rows, { ranges: new Set(rangeFields(reference)), pause }),
    orders: {
      recommended: await order('recommended'),
      newest: await order('newest'),
      discount: await order('discount'),
      title: await orderByTitle(numbered, titles, pause),
    },
  }
}

interface Places {
  /** the number of rows */
  size: number
  /** new row by old one; -1 if it is gone */
  moved: Int32Array
  /** the rows of the changed products, ascending */
  added: Uint32Array
}

/** Merges the rows by price and number. */
function placeRows(old: ListingIndex, changed: ReadonlySet<number>, rows: readonly Row[]): Places {
  const [moved, added] = [new Int32Array(old.size), new Uint32Array(rows.length)]
  for (const product of changed) for (const row of old.rowsOfProduct.of(product)) moved[row] = -1
  const prices = old.numbers.get('price')?.values ?? new Float64Array()
  let [size, next] = [0, 0]
  for (let row = 0; row < old.size; row++) {
    if (moved[row] === -1) continue
    const [price, no] = [prices[row] ?? 0, old.nos[row] ?? 0]
    for (let fresh = rows[next]; fresh && (fresh.price < price || (fresh.price === price && fresh.no < no)); fresh = rows[next])
      added[next++] = size++
    moved[row] = size++
  }
  while (next < rows.length) added[next++] = size++
  return { size, moved, added }
}

/** The rows that stay, in their order, merged with others that are in the same order. */
function merged(kept: Uint32Array, fresh: ArrayLike<number>, compare: (a: number, b: number) => number): Uint32Array {
  if (fresh.length === 0) return kept
  const all = new Uint32Array(kept.length + fresh.length)
  let [next, length] = [0, 0]
  for (const row of kept) {
    while (next < fresh.length && compare(fresh[next] ?? 0, row) < 0) all[length++] = fresh[next++] ?? 0
    all[length++] = row
  }
  while (next < fresh.length) all[length++] = fresh[next++] ?? 0
  return all
}

function keptRows(rows: Uint32Array, moved: Int32Array): Uint32Array {
  const kept = new Uint32Array(rows.length)
  let length = 0
  for (const row of rows) {
    const to = moved[row] ?? -1
    if (to >= 0) kept[length++] = to
  }
  return kept.subarray(0, length)
}

const mergeRows = (rows: Uint32Array, { moved, added }: Places, compare: (a: number, b: number) => number): Uint32Array =>
  merged(keptRows(rows, moved), added.slice().sort(compare), compare).slice()

const rowsIn = (set: RowSet): Uint32Array => {
  if ('list' in set) return set.list
  const rows = new Uint32Array(set.size)
  let length = 0
  eachRow(set.bits, (row) => {
    rows[length++] = row
  })
  return rows
}

async function updateTokens(
  old: ListingIndex['tokens'],
  { size, moved, added }: Places,
  rows: readonly Row[],
  pause: Pause,
): Promise<Map<number, RowSet>> {
  const fresh = new Map<number, number[]>()
  for (const [index, { tokens }] of rows.entries())
    for (const token of tokens) getOrInsert(fresh, token, () => [] as number[]).push(added[index] ?? 0)
  const tokens = new Map<number, RowSet>()
  for (const token of new Set([...old.keys(), ...fresh.keys()])) {
    const set = old.get(token)
    const kept = set ? keptRows(rowsIn(set), moved) : new Uint32Array()
    const all = merged(kept, fresh.get(token) ?? [], (a, b) => a - b)
    if (all.length > 0) tokens.set(token, rowSet(all.slice(), size))
    await pause()
  }
  return tokens
}

async function updateNumbers(
  old: ListingIndex['numbers'],
  { moved, added }: Places,
  rows: readonly Row[],
  { ranges, pause }: { ranges: ReadonlySet<string>; pause: Pause },
): Promise<Map<string, Numbers>> {
  const fresh = new Map<string, { value: number; row: number }[]>()
  for (const [index, row] of rows.entries())
    for (const [field, value] of numbersOf(row, ranges))
      getOrInsert(fresh, field, () => [] as { value: number; row: number }[]).push({ value, row: added[index] ?? 0 })
  const numbers = new Map<string, Numbers>()
  for (const field of new Set([...old.keys(), ...fresh.keys()])) {
    const known = old.get(field) ?? { values: new Float64Array(), rows: new Uint32Array() }
    const more = (fresh.get(field) ?? []).sort((a, b) => a.value - b.value || a.row - b.row)
    const updated = mergeNumbers(known, more, moved)
    if (updated.rows.length > 0) numbers.set(field, updated)
    await pause()
  }
  return numbers
}

function mergeNumbers(known: Numbers, more: readonly { value: number; row: number }[], moved: Int32Array): Numbers {
  const length = known.rows.length + more.length
  const [values, rows] = [new Float64Array(length), new Uint32Array(length)]
  let [next, at] = [0, 0]
  const add = (value: number, row: number) => {
    values[at] = value
    rows[at++] = row
  }
  for (let index = 0; index < known.rows.length; index++) {
    const [value, row] = [known.values[index] ?? 0, moved[known.rows[index] ?? 0] ?? -1]
    if (row < 0) continue
    for (let fresh = more[next]; fresh && (fresh.value < value || (fresh.value === value && fresh.row < row)); fresh = more[++next])
      add(fresh.value, fresh.row)
    add(value, row)
  }
  for (const { value, row } of more.slice(next)) add(value, row)
  return { values: values.slice(0, at), rows: rows.slice(0, at) }
}
