import { getCategories } from '../../api/categories.ts'
import { remote } from '../../base/http/remote.ts'
import type { CategoriesQuestion } from '../../model/listing/question.ts'

/** Categories, asked once per question (CALL-10, CALL-14). */
export const categoriesOf = remote('categories', (shop, question: CategoriesQuestion, signal) =>
  getCategories(shop, question, signal, { count: question.for === 'search' }),
)
