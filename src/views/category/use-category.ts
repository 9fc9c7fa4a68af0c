import { $idle, type Remote } from '../../base/http/remote.ts'
import { categoryTreeSize } from '../../domain/constants.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Category } from '../../model/listing/category.ts'
import { languageStore } from '../../stores/app/language.ts'
import { categoriesStore } from '../../stores/listing/categories.ts'
import { type ProductList, productListStore } from '../../stores/listing/products.ts'

type Categories = Remote<{ categories: Category[]; total: number | undefined }>

interface CategoryOptions {
  /** undefined for the top level */
  id: string | undefined
  /** id of the category whose subcategories to load; default: `id` */
  parent: string | undefined
  /** false skips the request for subcategories */
  hasChildren: boolean
  /** includes products of subcategories in the count */
  subcategories: boolean
}

/** Loads a category, its subcategories and its product count in parallel (CALL-03, CALL-12). */
export function useCategory({ id, parent = id, hasChildren, subcategories }: CategoryOptions) {
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const size = categoryTreeSize
  const below = parent === undefined ? { topLevel: true } : { childrenOf: parent }
  const includeSubCategories = subcategories || undefined
  const $own = id === undefined ? $idle : categoriesStore(settings, { lang, size, id: [id] })
  const $children = hasChildren ? categoriesStore(settings, { lang, size, ...below, productCount: true }) : $idle
  const $count =
    id === undefined ? $idle : productListStore(settings, { lang, category: id, size: 1, includeSubCategories }, { count: true })
  const own = useStore<Categories>($own)
  const children = useStore<Categories>($children)
  const count = useStore<Remote<ProductList>>($count)
  const first = id === undefined ? children : own
  const isSettled = !hasChildren || children.status === 'failed'
  return {
    /** undefined until loaded */
    category: own.value?.categories[0],
    isMissing: own.status === 'ready' && own.value.categories.length === 0,
    /** undefined until loaded; empty after an error, so that the products still render */
    subcategories: children.value?.categories ?? (isSettled ? [] : undefined),
    /** undefined until loaded */
    productCount: count.value?.total,
    failed: first.status === 'failed' && !first.value,
    reload() {
      for (const store of [$own, $children, $count]) if (store.get().status === 'failed') store.reload()
    },
  }
}
