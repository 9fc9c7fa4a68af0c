import type { LoyaltyProgram } from '../../../src/model/account/loyalty-program.ts'
import { euros } from '../../catalogue/records/euros.ts'
import type { Db } from '../../db/db.ts'
import type { Language, Text } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'
import { type PeriodName, periodContaining } from './period.ts'

interface ProgramRow {
  id: string
  type: LoyaltyProgram['type']
  titles: Text
  descriptions: Text
  discount: number | null
  needed_cents: number | null
  period: PeriodName | null
  /** ids of the products that the shop still sells, in the order of the program */
  products: string[]
  /** the program is limited to certain products */
  isNarrow: boolean
}

interface ProgressQuery {
  customer: string
  now: Date
}

interface ProgramQuery extends ProgressQuery {
  language: Language
  /** maximum number of programs */
  size: number
}

const dayMs = 86_400_000

/** Order lines of the customer, without cancelled and refunded orders. */
const boughtLines = `order_line l join customer_order o on o.id = l.order_id
  where o.customer = $1 and o.status <> 'cancelled' and o.payment_status <> 'refunded'`

/** What the customer has spent by now in the program's period, on its products or on any product; in cents. */
async function computeProgress(db: Db, { customer, now }: ProgressQuery, { products, isNarrow, period }: ProgramRow): Promise<number> {
  const from = period ? periodContaining(now, period).from : new Date(0)
  const [sum] = await db.query<{ cents: number }>(
    `select coalesce(sum(l.total_cents), 0)::float8 as cents from ${boughtLines} and o.placed between $2 and $5 and ($3 or l.product = any($4))`,
    [customer, from, !isNarrow, products, now],
  )
  return sum?.cents ?? 0
}

async function findBoughtProducts(db: Db, customer: string, products: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ product: string }>(`select distinct l.product from ${boughtLines} and l.product = any($2)`, [
    customer,
    products,
  ])
  return new Set(rows.map(({ product }) => product))
}

/** A program with the customer's progress; undefined if none of its products is left for them. */
async function toProgram({ db, languages: { pick } }: Source, row: ProgramRow, query: ProgramQuery): Promise<LoyaltyProgram | undefined> {
  const { customer, language, now } = query
  const period = row.period ? periodContaining(now, row.period) : undefined
  const bought = row.type === 'unboughtProductDiscount' ? await findBoughtProducts(db, customer, row.products) : new Set<string>()
  const products = row.products.filter((id) => !bought.has(id))
  if (row.isNarrow && products.length === 0) return undefined
  const reached = row.needed_cents === null ? undefined : await computeProgress(db, query, row)
  return {
    id: row.id,
    type: row.type,
    title: pick(row.titles, language),
    description: pick(row.descriptions, language),
    discount: row.discount ?? undefined,
    validUntil: period && new Date(period.until.getTime() - dayMs).toISOString().slice(0, 10),
    reached: euros(reached),
    needed: euros(row.needed_cents ?? undefined),
    ...(row.isNarrow && { products }),
  }
}

interface Source {
  db: Db
  languages: Languages
}

const programRows = (db: Db, type: LoyaltyProgram['type'] | undefined, size: number | undefined) =>
  db.query<ProgramRow>(
    `select id, type, titles, descriptions, discount, needed_cents, period, cardinality(products) > 0 as "isNarrow",
       array(select p.id from unnest(products) with ordinality as named (id, place) join product p on p.id = named.id order by place) as products
     from loyalty_program where $1::text is null or type = $1 order by sort_number, id limit $2`,
    [type ?? null, size ?? null],
  )

/** The highest percentage off that the customer's purchases have reached; 0 without any. */
export async function findReachedDiscount(db: Db, customer: string, now: Date): Promise<number> {
  let best = 0
  for (const row of await programRows(db, 'discount', undefined)) {
    if (row.needed_cents === null || row.discount === null || row.discount <= best) continue
    if ((await computeProgress(db, { customer, now }, row)) >= row.needed_cents) best = row.discount
  }
  return best
}

/** The loyalty programs with the customer's progress (ENT-29). */
export async function readPrograms(source: Source, query: ProgramQuery): Promise<LoyaltyProgram[]> {
  const rows = await programRows(source.db, undefined, query.size)
  const programs: LoyaltyProgram[] = []
  // sequential: the embedded database has a single connection
  for (const row of rows) {
    const program = await toProgram(source, row, query)
    if (program) programs.push(program)
  }
  return programs
}
