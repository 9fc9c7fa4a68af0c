import type { Language } from '../../languages/language.ts'

/** Sort orders of listings. */
export const sorts = ['recommended', 'price_asc', 'price_desc', 'title', 'newest', 'discount'] as const
export type Sort = (typeof sorts)[number]

/** A selected filter: any of the values (tokens), or an inclusive range. A range of `price` is in cents. */
export type Choice = { tokens: readonly number[] } | { min?: number | undefined; max?: number | undefined }

/** Rows or products from another source (search, relations, ids), in the order of that source. */
export interface Found {
  by: 'product' | 'row'
  nos: readonly number[] | Uint32Array
}

/** Selects rows of a listing. All conditions must match. */
export interface Scope {
  /** one row per value of the split attribute instead of one per product */
  split: boolean
  /** each group matches any of its tokens: a category, a product list or an attribute value */
  within: readonly (readonly number[])[]
  /** selected filters by field: `price` or the code of an attribute */
  choices: ReadonlyMap<string, Choice>
  found: readonly Found[]
}

export interface Order {
  sort: Sort
  language: Language
  /** keeps the order of the first `found` instead of sorting */
  asFound: boolean
}

export interface Page {
  /** exact number of rows on all pages */
  total: number
  /** numbers of the listing rows on this page */
  rows: number[]
}

export interface FacetCounts {
  /** number of rows by value token; the values of a selected filter count as if it were not selected. Omits zeros. */
  counts: Map<number, number>
  /** lowest and highest value by field, regardless of the selected filters; `price` in cents */
  bounds: Map<string, readonly [min: number, max: number]>
}

/** Queries on listings. The in-memory index and the database return the same results. */
export interface Facets {
  page(scope: Scope, order: Order, from: number, size: number): Promise<Page>
  facets(scope: Scope): Promise<FacetCounts>
  /** The number of rows by token, zeros included; with `found`, only rows that are in it. */
  countTokens(split: boolean, tokens: readonly number[], found?: Found): Promise<Map<number, number>>
}
