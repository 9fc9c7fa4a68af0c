/*
 * Queries of the catalogue endpoints. The names are the query parameters in section 7 of the specification. Lists are
 * joined by commas, empty values are omitted.
 */

/** Query parameters of a product list, after `lang`. The loader copies this file: both requests must have the same URL, to be shared. */
export const listParameters = ['product-list', 'category', 'size', 'page', 'includeSubCategories', 'splitByAttribute'] as const

/** GET /api/products (CALL-01). */
export interface ProductsQuery {
  lang: string
  'product-list'?: string | undefined
  category?: string | undefined
  search?: string | undefined
  /** items per page */
  size?: number | undefined
  /** zero-based */
  page?: number | undefined
  sort?: string | undefined
  includeSubCategories?: boolean | undefined
  splitByAttribute?: string | undefined
  /** `{attribute code}:{value}` */
  byAttribute?: string | undefined
  id?: readonly string[] | undefined
  /** values by parameter: { price: '10|50', 'da-colour': 'red|blue' } */
  filters?: Readonly<Record<string, string>> | undefined
  relatedTo?: string | undefined
  'product-attribute'?: string | undefined
  'product-attribute-product'?: string | undefined
  variantCodes?: readonly string[] | undefined
}

/** GET /api/products/filters (CALL-09); each filter field is a separate parameter. */
export interface FiltersQuery
  extends Pick<ProductsQuery, 'lang' | 'category' | 'product-list' | 'includeSubCategories' | 'splitByAttribute' | 'filters'> {
  /** `search` and `id` describe lists without category and product list */
  search?: string | undefined
  id?: readonly string[] | undefined
}

/** GET /api/products/{id}/variants (CALL-07). */
export type VariantsQuery = Pick<ProductsQuery, 'lang' | 'byAttribute' | 'splitByAttribute' | 'variantCodes'>

/** GET /api/categories (CALL-10). */
export interface CategoriesQuery {
  lang: string
  title?: string | undefined
  size?: number | undefined
  for?: 'search' | undefined
  id?: readonly string[] | undefined
  childrenOf?: string | undefined
  peersOf?: string | undefined
  topLevel?: boolean | undefined
  depth?: 1 | 2 | undefined
  productCount?: boolean | undefined
}
