import { phraseWords } from '../../../src/domain/listing/search-words.ts'
import type { Language } from '../../languages/language.ts'
import type { Snapshot } from '../index/catalogue.ts'
import type { Found } from '../index/scope.ts'
import type { Category, Reference } from '../records/reference.ts'
import { stem } from '../records/words.ts'
import { isTrue, readList } from './read-listing-query.ts'

/**
 * Selects categories by the first of these parameters: `id` (in the given order), `childrenOf`, `peersOf` (includes the
 * category itself), `topLevel`; without any, selects all. `depth=2` adds their children. `title` or `for=search` keeps the
 * categories whose titles contain all words of `title`; if there is none, those with other endings of the
 * words in a language that has many.
 */
export function pickCategories({ categories, languages }: Reference, params: URLSearchParams, language: Language): Category[] {
  const title = params.get('title')
  const deep = findPart(categories, params)
  if (title === null && params.get('for') !== 'search') return deep
  const words = phraseWords(title ?? '')
  if (words.length === 0) return []
  const found = withWords(deep, words, language)
  return found.length > 0 || !languages.isInflected(language)
    ? found
    : withWords(
        deep,
        words.map((word) => ` ${stem(word, languages, language)}`),
        language,
      )
}

/** The categories of the same part of the tree that hold found products directly, those with the most first. */
export async function categoriesOfFound({ facets, reference }: Snapshot, params: URLSearchParams, found: Found): Promise<Category[]> {
  const part = findPart(reference.categories, params)
  const counts = await facets.countTokens(
    false,
    part.map(({ ownToken }) => ownToken),
    found,
  )
  const count = ({ ownToken }: Category) => counts.get(ownToken) ?? 0
  return part.filter(count).toSorted((a, b) => count(b) - count(a))
}

function findPart(categories: Reference['categories'], params: URLSearchParams): Category[] {
  const start = findStart(categories, params)
  return params.get('depth') === '2' ? start.flatMap((category) => [category, ...category.children]) : start
}

const withWords = (categories: readonly Category[], words: readonly string[], language: Language): Category[] =>
  [...new Set(categories)].filter(({ texts }) => words.every((word) => ` ${texts(language).search}`.includes(word)))

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
