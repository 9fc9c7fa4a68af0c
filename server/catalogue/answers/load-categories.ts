import type { Category as CategoryAnswer } from '../../../src/model/listing/category.ts'
import type { Language } from '../../languages/language.ts'
import type { Snapshot } from '../index/catalogue.ts'
import type { Found } from '../index/scope.ts'
import { localizedPath } from '../records/path-to.ts'
import type { Category } from '../records/reference.ts'

/** Converts categories to one language (ENT-07). `counted` adds the number of products, subcategories included: of all or of those found. */
export async function loadCategories(
  { facets, reference: { languages } }: Snapshot,
  categories: readonly Category[],
  language: Language,
  counted: { found?: Found | undefined } | undefined,
): Promise<CategoryAnswer[]> {
  const tokens = categories.map(({ token }) => token)
  const counts = counted && (await facets.countTokens(false, tokens, counted.found))
  return categories.map(({ id, parent, children, imageId, renderType, listingType, token, texts }) => {
    const { title, path, description } = texts(language)
    return {
      id,
      title,
      parent: parent?.id,
      url: localizedPath(languages, 'c', path, language),
      imageId,
      description,
      hasChildNodes: children.length > 0,
      renderType,
      listingType,
      ...(counts && { productCount: counts.get(token) ?? 0 }),
    }
  })
}
