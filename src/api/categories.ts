import { type Connection, request } from '../base/http/request.ts'
import { categories } from '../model/listing/category.ts'
import type { CategoriesQuestion } from '../model/listing/question.ts'

/** GET /api/categories (CALL-10); `count` asks for the total-count header, as the search does (CALL-15). */
export async function getCategories(shop: Connection, question: CategoriesQuestion, signal?: AbortSignal, { count = false } = {}) {
  const query = {
    lang: question.lang,
    title: question.title,
    size: question.size,
    for: question.for,
    id: question.id?.join(','),
    childrenOf: question.childrenOf,
    peersOf: question.peersOf,
    topLevel: question.topLevel,
    depth: question.depth,
    productCount: question.productCount,
  }
  const { value, total } = await request(shop, '/api/categories', { query, schema: categories, withTotal: count, signal })
  return { categories: value, total }
}
