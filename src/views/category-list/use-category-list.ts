import { categoryTreeSize } from '../../domain/constants.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { CategoriesQuery } from '../../model/listing/query.ts'
import { languageStore } from '../../stores/app/language.ts'
import { categoriesStore } from '../../stores/listing/categories.ts'

export interface CategoryListQuery {
  category: string | undefined
  mode: 'children' | 'peers' | 'top'
  depth: number
  counts: boolean
}

/** The part of the tree to list; without a category, the top level. */
function treeQuery({ mode, category }: CategoryListQuery): Pick<CategoriesQuery, 'childrenOf' | 'peersOf' | 'topLevel'> {
  if (category === undefined || mode === 'top') return { topLevel: true }
  return mode === 'children' ? { childrenOf: category } : { peersOf: category }
}

/** Loads the categories of a list, once for all equal lists on the page (CALL-10, CALL-12 to CALL-14). */
export function useCategoryList(query: CategoryListQuery) {
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const $categories = categoriesStore(settings, {
    lang,
    size: categoryTreeSize,
    ...treeQuery(query),
    depth: query.depth === 1 ? 1 : 2,
    productCount: query.counts || undefined,
  })
  return { ...useStore($categories), reload: $categories.reload }
}
