import { getCategories } from '../../api/categories.ts'
import { remote } from '../../base/http/remote.ts'
import type { CategoriesQuery } from '../../model/listing/question.ts'

/** Categories, asked once per question (CALL-10, CALL-14). */
export const categoriesStore = remote('categories', (shop, query: CategoriesQuery, signal) =>
  getCategories(shop, query, signal, { count: query.for === 'search' }),
)
