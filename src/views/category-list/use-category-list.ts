import { categoryTreeSize } from '../../domain/constants.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { CategoriesQuestion } from '../../model/listing/question.ts'
import { languageStore } from '../../stores/app/language.ts'
import { categoriesOf } from '../../stores/listing/categories.ts'

export interface CategoryListQuestion {
  category: string | undefined
  mode: 'children' | 'peers' | 'top'
  depth: number
  counts: boolean
}

/** Which part of the tree a list shows; without a category there is only the top (S21). */
function partOf({ mode, category }: CategoryListQuestion): Pick<CategoriesQuestion, 'childrenOf' | 'peersOf' | 'topLevel'> {
  if (category === undefined || mode === 'top') return { topLevel: true }
  return mode === 'children' ? { childrenOf: category } : { peersOf: category }
}

/** The categories of a list, asked once for all lists of the page that show the same (CALL-10, CALL-12 to CALL-14). */
export function useCategoryList(question: CategoryListQuestion) {
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const $categories = categoriesOf(settings, {
    lang,
    size: categoryTreeSize,
    ...partOf(question),
    depth: question.depth === 1 ? 1 : 2,
    productCount: question.counts || undefined,
  })
  return { ...useStore($categories), reload: $categories.reload }
}
