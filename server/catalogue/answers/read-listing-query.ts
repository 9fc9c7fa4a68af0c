import { phraseWords } from '../../../src/domain/listing/search-words.ts'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import type { Snapshot } from '../index/catalogue.ts'
import { type Found, type Order, type Scope, type Sort, sorts } from '../index/scope.ts'
import type { Admit } from '../index/search-cache.ts'
import { relatedKind } from '../records/relations.ts'
import { readFilters } from './read-filters.ts'

/** The parsed parameters of a listing call. */
export interface ListingQuery {
  scope: Scope
  order: Order
  /** zero-based */
  page: number
  size: number
  /** number of ids and codes in the query */
  named: number
}

const defaultSize = 50
const maxPageSize = 150
const maxPage = 10_000_000
const maxListItems = 500

/**
 * Parses the parameters of GET /api/products and /api/products/filters. Never fails: unknown values match nothing, malformed
 * parameters are ignored (R38). `admit` may refuse a search.
 */
export async function readListingQuery(
  db: Db,
  catalogue: Snapshot,
  params: URLSearchParams,
  { language, admit }: { language: Language; admit?: Admit },
): Promise<ListingQuery> {
  const ids = readList(params, 'id')
  const split = isSplit(catalogue, params)
  const found = await findAll(db, catalogue, params, { ids, split, language, admit })
  const sort = sorts.find((known): known is Sort => known === params.get('sort')) ?? 'recommended'
  return {
    scope: { split, within: readScopeTokens(catalogue, params), choices: readFilters(catalogue.reference, params), found },
    order: { sort, language, asFound: sort === 'recommended' && found.length > 0 },
    page: wholeNumber(params.get('page'), 0, 0, maxPage),
    // a query by id returns all of them, up to the maximum
    size: wholeNumber(params.get('size'), ids.length > 0 ? maxPageSize : defaultSize, 1, maxPageSize),
    named: ids.length + readList(params, 'variantCodes').length,
  }
}

/** Reads a parameter that may be repeated and hold comma-separated values: `id=a,b&id=c`. */
export const readList = (params: URLSearchParams, name: string): string[] =>
  params
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .slice(0, maxListItems)

export const isTrue = (text: string | null): boolean => text === 'true' || text === '1'

/** Parses an integer and clamps it to the bounds. Returns `fallback` if the text is not a number. */
export function wholeNumber(text: string | null, fallback: number, min: number, max: number): number {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isNaN(number) ? fallback : Math.trunc(Math.min(max, Math.max(min, number)))
}

/** Parses `code:value`, the format of `byAttribute`. */
export function attributePair(text: string | null): { code: string; value: string } | undefined {
  const [, code, value] = /^([^:]+):(.+)$/.exec(text ?? '') ?? []
  return code !== undefined && value !== undefined ? { code, value } : undefined
}

/** Only one attribute splits products into rows; products without it have the same row in both listings. */
const isSplit = ({ reference, splitAttribute }: Snapshot, params: URLSearchParams) =>
  params.get('splitByAttribute') === splitAttribute && reference.attributes.has(splitAttribute)

function readScopeTokens({ reference }: Snapshot, params: URLSearchParams): number[][] {
  const groups: number[][] = []
  const categoryId = params.get('category')
  if (categoryId) {
    const category = reference.categories.get(categoryId)
    const token = isTrue(params.get('includeSubCategories')) ? category?.token : category?.ownToken
    groups.push(token === undefined ? [] : [token])
  }
  const listId = params.get('product-list')
  if (listId) {
    const token = reference.lists.get(listId)?.token
    groups.push(token === undefined ? [] : [token])
  }
  const pair = attributePair(params.get('byAttribute'))
  if (pair) {
    const token = reference.attributes.get(pair.code)?.values.get(pair.value)?.token
    groups.push(token === undefined ? [] : [token])
  }
  return groups
}

/** The products that a phrase finds, best first. */
export const findByPhrase = async (catalogue: Snapshot, language: Language, phrase: string, admit?: Admit): Promise<Found> => ({
  by: 'product',
  nos: await catalogue.search(language, phraseWords(phrase).join(' '), admit),
})

async function findAll(
  db: Db,
  catalogue: Snapshot,
  params: URLSearchParams,
  { ids, split, language, admit }: { ids: readonly string[]; split: boolean; language: Language; admit: Admit | undefined },
): Promise<Found[]> {
  const phrase = params.get('search')?.trim()
  const codes = readList(params, 'variantCodes')
  const relatedTo = params.get('relatedTo')
  const [attribute, attributeOf] = [params.get('product-attribute'), params.get('product-attribute-product')]
  const picked = catalogue.reference.lists.get(params.get('product-list') ?? '')?.picked
  const sources: (Promise<Found> | Found | false | undefined)[] = [
    ids.length > 0 && findRowsByIds(db, ids, split),
    phrase ? findByPhrase(catalogue, language, phrase, admit) : false,
    Boolean(relatedTo) && findRelatedRows(db, relatedTo ?? '', relatedKind),
    Boolean(attribute && attributeOf) && findRelatedRows(db, attributeOf ?? '', attribute ?? ''),
    codes.length > 0 && findRowsByCodes(db, codes),
    picked && { by: 'product', nos: picked },
  ]
  return Promise.all(sources.filter((source) => source !== false && source !== undefined))
}

/**
 * Finds rows by the ids of rows or products. The id of a product, or of a row in the other listing, matches all rows of that
 * product.
 */
async function findRowsByIds(db: Db, ids: readonly string[], split: boolean): Promise<Found> {
  const rows = await db.query<{ no: number; id: string; product: string }>(
    `select l.no, l.id, p.id as product from listing l join product p on p.no = l.product_no
     where case when $2 then l.in_split else l.in_whole end and l.product_no in (
       select no from product where id = any($1) union select product_no from listing where id = any($1)) order by l.no`,
    [ids, split],
  )
  const matchedIds = await db.query<{ id: string; product: string }>(
    'select l.id, p.id as product from listing l join product p on p.no = l.product_no where l.id = any($1)',
    [ids],
  )
  const productOf = new Map(matchedIds.map(({ id, product }) => [id, product]))
  const nos = ids.flatMap((id) => {
    const rowsWithId = rows.filter((row) => row.id === id)
    const matching = rowsWithId.length > 0 ? rowsWithId : rows.filter(({ product }) => product === (productOf.get(id) ?? id))
    return matching.map(({ no }) => no)
  })
  return { by: 'row', nos }
}

async function findRelatedRows(db: Db, id: string, kind: string): Promise<Found> {
  const [relation] = await db.query<{ others: number[] }>(
    `select others from product_relation where kind = $2 and product_no in (
       select no from product where id = $1 union select product_no from listing where id = $1)`,
    [id, kind],
  )
  return { by: 'product', nos: relation?.others ?? [] }
}

async function findRowsByCodes(db: Db, codes: readonly string[]): Promise<Found> {
  const rows = await db.query<{ no: number }>(
    `select l.no from variant v join listing l on l.product_no = v.product_no and v.code = any(l.codes)
     where v.code = any($1) order by array_position($1, v.code), l.no`,
    [codes],
  )
  return { by: 'row', nos: [...new Set(rows.map(({ no }) => no))] }
}
