import { useMemo } from 'react'
import { $idle, type Remote } from '../../base/http/remote.ts'
import { categorySearchSize } from '../../domain/constants.ts'
import { type Suggestion, toSuggestions } from '../../domain/listing/suggestions.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { languageStore } from '../../stores/app/language.ts'
import { categoriesStore } from '../../stores/listing/categories.ts'
import { type ProductList, productListStore } from '../../stores/listing/products.ts'

interface SuggestionsOptions {
  /** maximum number of entries */
  limit: number
  /** includes categories; default: features.searchResults */
  categories: boolean | undefined
}

export interface Suggestions {
  phrase: string
  entries: Suggestion[]
}

/**
 * Suggestions for a phrase (CALL-04, CALL-11); undefined until loaded. Each phrase has a store, so a slow response to an
 * older phrase cannot replace a newer one. If the categories fail, the products are shown without them.
 */
export function useSuggestions(
  phrase: string,
  { limit, categories }: SuggestionsOptions,
): { suggestions: Suggestions | undefined; failed: boolean } {
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const configuration = useConfiguration()
  const withCategories = categories ?? configuration?.features?.searchResults?.includes('categories') ?? false
  const $products = productListStore(settings, { lang, search: phrase, size: limit }, { count: false })
  const $categories = withCategories
    ? categoriesStore(settings, { lang, title: phrase, size: categorySearchSize, for: 'search', productCount: true })
    : $idle
  const products: Remote<ProductList> = useStore($products)
  const found = useStore<ReturnType<typeof $categories.get>>($categories)
  const isKnown = !withCategories || found.status !== 'loading'
  const productsFound = products.value?.products
  const categoriesFound = found.value?.categories
  const suggestions = useMemo(() => {
    if (!productsFound || !isKnown) return undefined
    const shown = withCategories ? (categoriesFound ?? []) : undefined
    return { phrase, entries: toSuggestions({ products: productsFound, categories: shown, limit }) }
  }, [phrase, productsFound, categoriesFound, isKnown, withCategories, limit])
  return { suggestions, failed: products.status === 'failed' && !productsFound }
}
