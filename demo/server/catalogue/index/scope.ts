import type { Language } from '../../../content/common/shape.ts'

/** Sorts of listings; anything else asked for is the first. */
export const sorts = ['recommended', 'price_asc', 'price_desc', 'title', 'newest', 'discount'] as const
export type Sort = (typeof sorts)[number]

/** A chosen filter: any of the values (tokens), or a range with both ends in it; a range of `price` is in cents. */
export type Choice = { tokens: readonly number[] } | { min?: number | undefined; max?: number | undefined }

/** Rows or products found elsewhere (search, relations, ids), in the order they were found. */
export interface Found {
  by: 'product' | 'row'
  nos: readonly number[]
}

/** Which rows of which listing a question is about; all conditions hold together. */
export interface Scope {
  /** one row a value of the split attribute instead of one a product */
  split: boolean
  /** any token of each group: category, product list, one value of the split attribute */
  within: readonly (readonly number[])[]
  /** chosen filters by field: `price` or the code of an attribute */
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
  /** exact, of all pages */
  total: number
  /** numbers of the listing rows of this page */
  rows: number[]
}

export interface FacetCounts {
  /** rows by token of a value; those behind a chosen filter are counted as if it were not chosen. Zero is left out. */
  counts: Map<number, number>
  /** widest bounds by field, of the scope without its choices; `price` in cents */
  bounds: Map<string, readonly [min: number, max: number]>
}

/** Answers about listings. The index in memory and the database answer the same. */
export interface Facets {
  page(scope: Scope, order: Order, from: number, size: number): Promise<Page>
  facets(scope: Scope): Promise<FacetCounts>
  /** Rows of the listing behind each token, zero included. */
  countTokens(split: boolean, tokens: readonly number[]): Promise<Map<number, number>>
}
