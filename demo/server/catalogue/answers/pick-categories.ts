import type { Language } from '../../../content/common/shape.ts'
import { tokenize } from '../index/search.ts'
import type { Category, Reference } from '../records/reference.ts'
import { isTrue, readList } from './read-listing-query.ts'

/**
 * Selects categories by the first of these parameters: `id` (in the given order), `childrenOf`, `peersOf` (includes the
 * category itself), `topLevel`; without any, selects all. `depth=2` adds their children. `title` or `for=search` keeps the
 * categories whose titles contain all words of `title`.
 */
export function pickCategories({ categories }: Reference, params: URLSearchParams, language: Language): Category[] {
  const title = params.get('title')
  const picked = findStart(categories, params)
  const deep = params.get('depth') === '2' ? picked.flatMap((category) => [category, ...category.children]) : picked
  if (title === null && params.get('for') !== 'search') return deep
  const words = tokenize(title ?? '')
  if (words.length === 0) return []
  return [...new Set(deep)].filter(({ texts }) => words.every((word) => texts[language].search.includes(word)))
}

function findStart(categories: Reference['categories'], params: URLSearchParams): Category[] {
  const ids = readList(params, 'id')
  const [childrenOf, peersOf] = [params.get('childrenOf'), params.get('peersOf')]
  const all = [...categories.values()]
  const top = all.filter(({ parent }) => !parent)
  if (ids.length > 0) return [...new Set(ids)].flatMap((id) => categories.get(id) ?? [])
  if (childrenOf) return categories.get(childrenOf)?.children ?? []
  if (peersOf) {
    const category = categories.get(peersOf)
    return category ? (category.parent?.children ?? top) : []
  }
  return isTrue(params.get('topLevel')) ? top : all
}
