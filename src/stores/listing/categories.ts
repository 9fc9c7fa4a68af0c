import { getCategories } from '../../api/categories.ts'
import { remote } from '../../base/http/remote.ts'
import type { CategoriesQuery } from '../../model/listing/query.ts'

/** Categories, requested once per query (CALL-10, CALL-14). */
export const categoriesStore = remote('categories', (connection, query: CategoriesQuery, signal) =>
  getCategories(connection, query, signal, { count: query.for === 'search' }),
)
