import { setImmediate as breathe } from 'node:timers/promises'
import { languages } from '../../content/shape.ts'
import type { Db } from '../db/db.ts'
import { rowSet } from './bits.ts'
import type { ListingIndex, Numbers } from './facet-index.ts'
import type { Reference } from './reference.ts'

const rowsAtOnce = 10_000

interface Row {
  no: number
  product: number
  price: number
  rank: number
  newness: number
  discount: number
  tokens: number[]
  numbers: Record<string, number>
}

/** Reads one of the two listings into memory, a part at a time so that requests are answered in between. */
export async function buildIndex(db: Db, listing: 'in_whole' | 'in_split', reference: Reference): Promise<ListingIndex> {
  const filling = collect()
  for (let last: Row | undefined; ; ) {
    const rows = await readRows(db, listing, last)
    for (const row of rows) filling.add(row)
    last = rows.at(-1)
    if (rows.length < rowsAtOnce) break
    await breathe()
  }
  const { nos, rowsOfProduct, tokens, numbers, ranks } = filling
  const size = nos.length
  const rowOfNo = new Int32Array(nos.reduce((most, no) => Math.max(most, no), 0) + 1).fill(-1)
  for (const [row, no] of nos.entries()) rowOfNo[no] = row
  const byNo = (one: number, other: number) => (nos[one] ?? 0) - (nos[other] ?? 0)
  const best = (values: readonly number[]) =>
    Uint32Array.from(nos.keys()).sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0) || byNo(one, other))
  for (const rows of rowsOfProduct.values()) rows.sort(byNo)
  const titles = await Promise.all(languages.map(async (language) => [language, await titleOrder(db, listing, language, rowOfNo)] as const))
  return {
    size,
    nos: Int32Array.from(nos),
    rowOfNo,
    rowsOfProduct,
    tokens: new Map([...tokens].map(([token, rows]) => [token, rowSet(rows, size)])),
    fieldOfToken: fieldsOf(reference),
    numbers: new Map([...numbers].map(([field, pairs]) => [field, sorted(pairs)])),
    orders: {
      recommended: best(ranks.rank),
      newest: best(ranks.newness),
      discount: best(ranks.discount),
      title: Object.fromEntries(titles) as ListingIndex['orders']['title'],
    },
  }
}

function collect() {
  const nos: number[] = []
  const ranks: Record<'rank' | 'newness' | 'discount', number[]> = { rank: [], newness: [], discount: [] }
  const rowsOfProduct = new Map<number, number[]>()
  const tokens = new Map<number, number[]>()
  const numbers = new Map<string, [value: number, row: number][]>()
  const push = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
    const list = map.get(key)
    if (list) list.push(value)
    else map.set(key, [value])
  }
  const add = (row: Row) => {
    const at = nos.length
    nos.push(row.no)
    ranks.rank.push(row.rank)
    ranks.newness.push(row.newness)
    ranks.discount.push(row.discount)
    push(rowsOfProduct, row.product, at)
    for (const token of row.tokens) push(tokens, token, at)
    push(numbers, 'price', [row.price, at])
    for (const [field, value] of Object.entries(row.numbers)) push(numbers, field, [value, at])
  }
  return { nos, ranks, rowsOfProduct, tokens, numbers, add }
}

const readRows = (db: Db, listing: string, last: Row | undefined): Promise<Row[]> =>
  db.query<Row>(
    `select no, product_no as product, price_cents as price, rank, newness, discount, tokens, numbers from listing
     where ${listing} and (price_cents, no) > ($1::int, $2::int) order by price_cents, no limit ${rowsAtOnce}`,
    [last?.price ?? -1, last?.no ?? 0],
  )

async function titleOrder(db: Db, listing: string, language: string, rowOfNo: Int32Array): Promise<Uint32Array> {
  const rows = await db.query<{ no: number }>(
    `select l.no from listing l join product_text t on t.product_no = l.product_no and t.lang = $1
     where ${listing} order by t.title_key, l.no`,
    [language],
  )
  return Uint32Array.from(rows, ({ no }) => rowOfNo[no] ?? 0)
}

function sorted(pairs: [value: number, row: number][]): Numbers {
  pairs.sort(([one, rowOfOne], [other, rowOfOther]) => one - other || rowOfOne - rowOfOther)
  return { values: Float64Array.from(pairs, ([value]) => value), rows: Uint32Array.from(pairs, ([, row]) => row) }
}

function fieldsOf({ attributes }: Reference): Map<number, string> {
  const filters = [...attributes.values()].filter(({ isFilter }) => isFilter)
  return new Map(filters.flatMap(({ code, values }) => [...values.values()].map(({ token }) => [token, code] as const)))
}
