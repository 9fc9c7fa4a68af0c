import type { Category } from '../../model/listing/category.ts'

/** A category with its subcategories from the same response. */
export interface CategoryNode {
  category: Category
  children: CategoryNode[]
}

/**
 * Builds a tree from a flat list. Categories without a parent in the list are roots. Drops categories in a cycle, so that bad
 * data cannot cause endless recursion (R10).
 */
export function categoryTree(categories: readonly Category[]): CategoryNode[] {
  const ids = new Set(categories.map(({ id }) => id))
  const below = new Map<string, Category[]>()
  for (const category of categories) {
    const { parent = '' } = category
    below.set(parent, [...(below.get(parent) ?? []), category])
  }
  const nodeOf = (category: Category): CategoryNode => ({ category, children: (below.get(category.id) ?? []).map(nodeOf) })
  return categories.filter(({ parent }) => parent === undefined || !ids.has(parent)).map(nodeOf)
}

/** Whether a category or one of its descendants matches. */
export const containsCategory = ({ category, children }: CategoryNode, isWanted: (category: Category) => boolean): boolean =>
  isWanted(category) || children.some((child) => containsCategory(child, isWanted))
