import { type Connection, request } from '../base/http/request.ts'
import { filters } from '../model/listing/filter.ts'
import { type FiltersQuery, listParameters, type ProductsQuery } from '../model/listing/query.ts'
import { products } from '../model/product/product.ts'
import { stringify } from '../model/stringify.ts'

const list = (values: readonly string[] | undefined) => values?.join(',')
const json = (values: Readonly<Record<string, string>> = {}) => (Object.keys(values).length ? stringify(values) : undefined)

/** GET /api/products (CALL-01); `count` requests the total-count header (CALL-02). */
export async function getProducts(connection: Connection, productsQuery: ProductsQuery, signal?: AbortSignal, { count = false } = {}) {
  const { lang, id, filters: chosen, variantCodes, ...rest } = productsQuery
  const query = {
    lang,
    ...Object.fromEntries(listParameters.map((name) => [name, rest[name]])), // in the order of the loader's request
    ...rest,
    id: list(id),
    filters: json(chosen),
    variantCodes: list(variantCodes),
  }
  const { value, total } = await request(connection, '/api/products', { query, schema: products, withTotal: count, signal })
  return { products: value, total }
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
