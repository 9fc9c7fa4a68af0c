import type { Db } from '../../db/db.ts'
import { type Reference, rangeFields } from '../records/reference.ts'
import { eachRow, type RowSet, rowSet } from './bits.ts'
import { fieldNames, getOrInsert, type Indexes, numberRows, numbersOf, orderByTitle, sortKeys } from './build-index.ts'
import type { KeyedSort, ListingIndex, Numbers } from './facet-index.ts'
import { groupTokens } from './group-tokens.ts'
import { type Row, readRowsOf, type Titles, updateTitles } from './read-rows.ts'
import { createPause, inSlices, type Pause } from './slices.ts'

/**
 * The indexes after some products have changed: copies the rest instead of reading it again, in slices so that the server can answer
 * requests in between. The old indexes stay as they are.
 */
export async function updateIndexes(db: Db, old: Indexes, reference: Reference, changed: ReadonlySet<number>): Promise<Indexes> {
  const rows = await readRowsOf(db, [...changed])
  const pause = createPause()
  const titles = await updateTitles(db, old.titles, changed, pause)
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
  const places = await placeRows(old, changed, rows, pause)
  const { size, moved, added } = places
  const scatter = async <A extends Uint32Array | Float64Array>(from: A, to: A, numberOf: (row: Row) => number): Promise<A> => {
    await inSlices(from.length, pause, (start, end) => {
      for (let row = start; row < end; row++) if ((moved[row] ?? -1) >= 0) to[moved[row] ?? 0] = from[row] ?? 0
    })
    for (const [index, row] of rows.entries()) to[added[index] ?? 0] = numberOf(row)
    return to
  }
  const numbered = await numberRows(
    await scatter(old.nos, new Uint32Array(size), ({ no }) => no),
    await scatter(old.products, new Uint32Array(size), ({ product }) => product),
    pause,
  )
  const keysBy = (sort: KeyedSort) => scatter(old.keys[sort], new Float64Array(size), (row) => sortKeys(row)[sort])
  const keys = { recommended: await keysBy('recommended'), newest: await keysBy('newest'), discount: await keysBy('discount') }
  const order = (sort: KeyedSort) => {
    const keyOf = (row: number) => keys[sort][row] ?? 0
    return mergeRows(old.orders[sort], places, (a, b) => keyOf(a) - keyOf(b), pause)
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
async function placeRows(old: ListingIndex, changed: ReadonlySet<number>, rows: readonly Row[], pause: Pause): Promise<Places> {
  const [moved, added] = [new Int32Array(old.size), new Uint32Array(rows.length)]
  for (const product of changed) for (const row of old.rowsOfProduct.of(product)) moved[row] = -1
  const prices = old.numbers.get('price')?.values ?? new Float64Array()
  let [size, next] = [0, 0]
  await inSlices(old.size, pause, (from, to) => {
    for (let row = from; row < to; row++) {
      if (moved[row] === -1) continue
      const [price, no] = [prices[row] ?? 0, old.nos[row] ?? 0]
      for (let fresh = rows[next]; fresh && (fresh.price < price || (fresh.price === price && fresh.no < no)); fresh = rows[next])
        added[next++] = size++
      moved[row] = size++
    }
  })
  while (next < rows.length) added[next++] = size++
  return { size, moved, added }
}

/** The rows that stay, in their order, merged with others that are in the same order. */
async function merged(
  kept: Uint32Array,
  fresh: ArrayLike<number>,
  compare: (a: number, b: number) => number,
  pause: Pause,
): Promise<Uint32Array> {
  if (fresh.length === 0) return kept
  const all = new Uint32Array(kept.length + fresh.length)
  let [next, length] = [0, 0]
  await inSlices(kept.length, pause, (from, to) => {
    for (let at = from; at < to; at++) {
      const row = kept[at] ?? 0
      while (next < fresh.length && compare(fresh[next] ?? 0, row) < 0) all[length++] = fresh[next++] ?? 0
      all[length++] = row
    }
  })
  while (next < fresh.length) all[length++] = fresh[next++] ?? 0
  return all
}

async function keptRows(rows: Uint32Array, moved: Int32Array, pause: Pause): Promise<Uint32Array> {
  const kept = new Uint32Array(rows.length)
  let length = 0
  await inSlices(rows.length, pause, (from, to) => {
    for (let at = from; at < to; at++) {
      const row = moved[rows[at] ?? 0] ?? -1
      if (row >= 0) kept[length++] = row
    }
  })
  return kept.subarray(0, length)
}

async function mergeRows(
  rows: Uint32Array,
  { moved, added }: Places,
  compare: (a: number, b: number) => number,
  pause: Pause,
): Promise<Uint32Array> {
  return (await merged(await keptRows(rows, moved, pause), added.slice().sort(compare), compare, pause)).slice()
}

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
    const kept = set ? await keptRows(rowsIn(set), moved, pause) : new Uint32Array()
    const all = await merged(kept, fresh.get(token) ?? [], (a, b) => a - b, pause)
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
    const updated = await mergeNumbers(known, more, moved, pause)
    if (updated.rows.length > 0) numbers.set(field, updated)
  }
  return numbers
}

async function mergeNumbers(
  known: Numbers,
  more: readonly { value: number; row: number }[],
  moved: Int32Array,
  pause: Pause,
): Promise<Numbers> {
  const length = known.rows.length + more.length
  const [values, rows] = [new Float64Array(length), new Uint32Array(length)]
  let [next, at] = [0, 0]
  const add = (value: number, row: number) => {
    values[at] = value
    rows[at++] = row
  }
  await inSlices(known.rows.length, pause, (from, to) => {
    for (let index = from; index < to; index++) {
      const [value, row] = [known.values[index] ?? 0, moved[known.rows[index] ?? 0] ?? -1]
      if (row < 0) continue
      for (let fresh = more[next]; fresh && (fresh.value < value || (fresh.value === value && fresh.row < row)); fresh = more[++next])
        add(fresh.value, fresh.row)
      add(value, row)
    }
  })
  for (const { value, row } of more.slice(next)) add(value, row)
  return { values: values.slice(0, at), rows: rows.slice(0, at) }
}
