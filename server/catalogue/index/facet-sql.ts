import type { Db } from '../../db/db.ts'
import { type Reference, rangeFields } from '../records/reference.ts'
import type { Choice, FacetCounts, Facets, Found, Order, Page, Scope, Sort } from './scope.ts'

const orderBy: Record<Sort, string> = {
  recommended: 'l.rank desc, l.no',
  price_asc: 'l.price_cents, l.no',
  price_desc: 'l.price_cents desc, l.no desc',
  title: 't.title_key, l.product_no, l.no',
  newest: 'l.newness desc, l.no',
  discount: 'l.discount desc, l.no',
}

/** Facets from the database: slower than the index, but without its memory; tests compare the index with them. */
export function sqlFacets(db: Db, reference: Reference): Facets {
  return {
    page: (scope, order, from, size) => readPage(db, scope, order, from, size),
    facets: (scope) => countFacets(db, reference, scope),
    countTokens: async (split, tokens, found) => {
      const params = parameters()
      const condition = scopeCondition(params, { split, within: [], found: found ? [found] : [] })
      const rows = await db.query<{ token: number; count: number }>(
        `select token, (select count(*)::int from listing l where ${condition} and l.tokens @> array[token]) as count
         from unnest(${params.place(tokens)}::int[]) as token`,
        params.values,
      )
      return new Map(rows.map(({ token, count }) => [token, count]))
    },
  }
}

const listingTable = (split: boolean) => (split ? 'l.in_split' : 'l.in_whole')

/** Collects parameters and returns their placeholders, so that no value becomes part of a statement (R38). */
function parameters() {
  const values: unknown[] = []
  return { values, place: (value: unknown) => `$${values.push(value)}` }
}
type Parameters = ReturnType<typeof parameters>

function scopeCondition({ place }: Parameters, { split, within, found }: Pick<Scope, 'split' | 'within' | 'found'>): string {
  const groups = within.map((tokens) => `l.tokens && ${place(tokens)}::int[]`)
  const sources = found.map(({ by, nos }) => `l.${by === 'product' ? 'product_no' : 'no'} = any(${place([...nos])}::int[])`)
  return [listingTable(split), ...groups, ...sources].join(' and ')
}

function toCondition({ place }: Parameters, field: string, choice: Choice): string {
  if ('tokens' in choice) return `l.tokens && ${place(choice.tokens)}::int[]`
  const number = field === 'price' ? 'l.price_cents' : `(l.numbers ->> ${place(field)})::float8`
  const ends = [
    choice.min !== undefined && `${number} >= ${place(choice.min)}::float8`,
    choice.max !== undefined && `${number} <= ${place(choice.max)}::float8`,
  ]
  return [`${number} is not null`, ...ends.filter((end) => end !== false)].join(' and ')
}

async function readPage(db: Db, scope: Scope, order: Order, from: number, size: number): Promise<Page> {
  const params = parameters()
  const conditions = [
    scopeCondition(params, scope),
    ...[...scope.choices].map(([field, choice]) => toCondition(params, field, choice)),
  ].join(' and ')
  const [counted] = await db.query<{ total: number }>(`select count(*)::int as total from listing l where ${conditions}`, params.values)
  const { joined, by } = toOrderBy(params, scope, order)
  const rows = await db.query<{ no: number }>(
    `select l.no from listing l ${joined} where ${conditions} order by ${by} limit ${params.place(size)} offset ${params.place(from)}`,
    params.values,
  )
  return { total: counted?.total ?? 0, rows: rows.map(({ no }) => no) }
}

function toOrderBy({ place }: Parameters, { found }: Scope, { sort, language, asFound }: Order): { joined: string; by: string } {
  if (asFound && found[0]) return { joined: foundRowsSql(place, found[0]), by: 'f.at, l.no' }
  const joined = sort === 'title' ? `join product_text t on t.product_no = l.product_no and t.lang = ${place(language)}` : ''
  return { joined, by: orderBy[sort] }
}

const foundRowsSql = (place: Parameters['place'], { by, nos }: Found) =>
  `join (select found_no, min(at) as at from unnest(${place([...nos])}::int[]) with ordinality as f (found_no, at) group by found_no) f
   on f.found_no = l.${by === 'product' ? 'product_no' : 'no'}`

async function countFacets(db: Db, reference: Reference, scope: Scope): Promise<FacetCounts> {
  const [counts, bounds] = await Promise.all([readCounts(db, reference, scope), readBounds(db, reference, scope)])
  return { counts, bounds }
}

/** One pass: a row that fails exactly one choice still counts for the values of that choice's attribute. */
async function readCounts(db: Db, { attributes }: Reference, scope: Scope): Promise<Map<number, number>> {
  const params = parameters()
  const where = scopeCondition(params, scope)
  const choices = [...scope.choices]
  const holds = choices.map(([field, choice], index) => `(${toCondition(params, field, choice)}) as holds_${index}`)
  const tokensOf = (field: string) => [...(attributes.get(field)?.values.values() ?? [])].map(({ token }) => token)
  const counted = [...attributes.values()].filter(({ isFilter }) => isFilter).flatMap(({ code }) => tokensOf(code))
  const holdsExcept = (ignored: number) =>
    choices.map((_, index) => (index === ignored ? 'true' : `coalesce(holds_${index}, false)`)).join(' and ') || 'true'
  const ownConditions = choices.map(([field], index) => `(v = any(${params.place(tokensOf(field))}::int[]) and ${holdsExcept(index)})`)
  const rows = await db.query<{ token: number; count: number }>(
    `with base as materialized (select ${['l.tokens', ...holds].join(', ')} from listing l where ${where})
     select v as token, count(*)::int as count from base, unnest(tokens) as v
     where v = any(${params.place(counted)}::int[]) and (${[`(${holdsExcept(-1)})`, ...ownConditions].join(' or ')}) group by v`,
    params.values,
  )
  return new Map(rows.map(({ token, count }) => [token, count]))
}

async function readBounds(db: Db, reference: Reference, scope: Scope): Promise<FacetCounts['bounds']> {
  const params = parameters()
  const rows = await db.query<{ field: string; low: number; high: number }>(
    `with base as materialized (select l.price_cents, l.numbers from listing l where ${scopeCondition(params, scope)})
     select 'price' as field, min(price_cents)::float8 as low, max(price_cents)::float8 as high from base having count(*) > 0
     union all
     select key, min(value::float8), max(value::float8) from base, jsonb_each_text(numbers)
     where key = any(${params.place(rangeFields(reference))}::text[]) group by key`,
    params.values,
  )
  return new Map(rows.map(({ field, low, high }) => [field, [low, high]]))
}
