import { type Connection, request, takePreloaded } from '../base/http/request.ts'
import { filters } from '../model/listing/filter.ts'
import { type FiltersQuery, listParameters, type ProductsQuery } from '../model/listing/query.ts'
import { products } from '../model/product/product.ts'
import { stringify } from '../model/stringify.ts'

const list = (values: readonly string[] | undefined) => values?.join(',')
const json = (values: Readonly<Record<string, string>> = {}) => (Object.keys(values).length ? stringify(values) : undefined)

const productsRequest = ({ lang, id, filters: chosen, variantCodes, ...rest }: ProductsQuery) => ({
  query: {
    lang,
    ...Object.fromEntries(listParameters.map((name) => [name, rest[name]])), // in the order of the loader's request
    ...rest,
    id: list(id),
    filters: json(chosen),
    variantCodes: list(variantCodes),
  },
  schema: products,
})

/** GET /api/products (CALL-01); `count` requests the total-count header (CALL-02). */
export async function getProducts(connection: Connection, query: ProductsQuery, signal?: AbortSignal, { count = false } = {}) {
  const { value, total } = await request(connection, '/api/products', { ...productsRequest(query), withTotal: count, signal })
  return { products: value, total }
}

/** The products of a request that the loader has sent and whose response has arrived. */
export function preloadedProducts(connection: Connection, query: ProductsQuery) {
  const response = takePreloaded(connection, '/api/products', productsRequest(query))
  return response && { products: response.value, total: response.total }
}

/** GET /api/products/filters; each filter field is a separate parameter (CALL-09). */
export async function getFilters(connection: Connection, filtersQuery: FiltersQuery, signal?: AbortSignal) {
  const query = {
    lang: filtersQuery.lang,
    category: filtersQuery.category,
    'product-list': filtersQuery['product-list'],
    search: filtersQuery.search,
    includeSubCategories: filtersQuery.includeSubCategories,
    splitByAttribute: filtersQuery.splitByAttribute,
    id: list(filtersQuery.id),
    ...filtersQuery.filters,
  }
  return (await request(connection, '/api/products/filters', { query, schema: filters, signal })).value
}
