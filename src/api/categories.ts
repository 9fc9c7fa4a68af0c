import { type Connection, request } from '../base/http/request.ts'
import { categories } from '../model/listing/category.ts'
import type { CategoriesQuery } from '../model/listing/query.ts'

/** GET /api/categories (CALL-10); `count` requests the total-count header, for the search (CALL-15). */
export async function getCategories(
  connection: Connection,
  categoriesQuery: CategoriesQuery,
  signal?: AbortSignal,
  { count = false } = {},
) {
  const query = {
    lang: categoriesQuery.lang,
    title: categoriesQuery.title,
    size: categoriesQuery.size,
    for: categoriesQuery.for,
    id: categoriesQuery.id?.join(','),
    childrenOf: categoriesQuery.childrenOf,
    peersOf: categoriesQuery.peersOf,
    topLevel: categoriesQuery.topLevel,
    depth: categoriesQuery.depth,
    productCount: categoriesQuery.productCount,
  }
  const { value, total } = await request(connection, '/api/categories', { query, schema: categories, withTotal: count, signal })
  return { categories: value, total }
}
