/*
 * What the catalogue calls are asked, in the words of the specification's section 7: the names are those of the query
 * parameters. Lists travel joined by commas; empty values are left out.
 */

/** GET /api/products (CALL-01). */
export interface ProductsQuery {
  lang: string
  'product-list'?: string | undefined
  category?: string | undefined
  search?: string | undefined
  /** rows of a page */
  size?: number | undefined
  /** counted from 0 */
  page?: number | undefined
  sort?: string | undefined
  includeSubCategories?: boolean | undefined
  splitByAttribute?: string | undefined
  /** `{attribute code}:{value}` */
  byAttribute?: string | undefined
  id?: readonly string[] | undefined
  /** texts by parameter: { price: '10|50', 'da-colour': 'red|blue' } */
  filters?: Readonly<Record<string, string>> | undefined
  relatedTo?: string | undefined
  'product-attribute'?: string | undefined
  'product-attribute-product'?: string | undefined
  variantCodes?: readonly string[] | undefined
}

/** GET /api/products/filters (CALL-09); each filter field is a parameter of its own. */
export interface FiltersQuery
  extends Pick<ProductsQuery, 'lang' | 'category' | 'product-list' | 'includeSubCategories' | 'splitByAttribute' | 'filters'> {
  /** the phrase and the products of a list that has neither category nor product list */
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
