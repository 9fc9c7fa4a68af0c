import { getFilters, getProducts, preloadedProducts } from '../../api/products.ts'
import { remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import type { FiltersQuery, ProductsQuery } from '../../model/listing/query.ts'
import type { Product } from '../../model/product/product.ts'

/** The products of one page. `total` counts all pages, if requested. */
export interface ProductList {
  products: Product[]
  total: number | undefined
}

const lists = remote(
  'products',
  (connection, { query, count }: { query: ProductsQuery; count: boolean }, signal) => getProducts(connection, query, signal, { count }),
  { preloaded: (connection, { query }) => preloadedProducts(connection, query) },
)

/** The products of a query. Lists with the same query share one request (CALL-01, CALL-02). */
export const productListStore = (connection: Connection, query: ProductsQuery, { count = true } = {}) => lists(connection, { query, count })

/** The filters of a listing (CALL-09). */
export const filtersStore = remote('filters', (connection, query: FiltersQuery, signal) => getFilters(connection, query, signal))
