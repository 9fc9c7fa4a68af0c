import type { Category } from '../../model/listing/category.ts'

/** A category with those of the same answer that are below it. */
export interface CategoryNode {
  category: Category
  children: CategoryNode[]
}

/**
 * The tree of a plain list of categories: at the top stands whose parent is not in the list. A category that is its own
 * forefather has no place in it, so that no data makes an endless tree (R10).
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

/** Whether a category or one below it is the one that is looked for. */
export const containsCategory = ({ category, children }: CategoryNode, isWanted: (category: Category) => boolean): boolean =>
  isWanted(category) || children.some((child) => containsCategory(child, isWanted))
