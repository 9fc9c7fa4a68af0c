import type { Block } from '../../model/page/block.ts'
import type { Route } from '../../model/page/route.ts'

/** Types of blocks that name the page themselves. */
const named = new Set(['product', 'cart', 'customerProfile', 'newsItem', 'not-found'])

export interface PageHeading {
  /** absent where a block says it */
  text?: string | undefined
  /** only for those who do not see the page: a banner says it to the others */
  isHidden: boolean
  /** what a phrase in the address has found is said instead */
  isOfSearch?: boolean
  /** the blocks, without the title that became the page's */
  blocks: readonly Block[]
}

/**
 * The one first heading of a page: the title of its first block, else the last step of the way to it, else its own title. A
 * page at the beginning of all ways, such as the home page, begins with a banner instead.
 */
export function pageHeading({ title, crumbs = [], blocks = [] }: Route): PageHeading {
  const [first, ...others] = blocks
  if (!first || named.has(first.type)) return { isHidden: false, blocks }
  if (crumbs.length === 0) return { text: title, isHidden: true, blocks }
  const text = first.title ?? crumbs.at(-1)?.title ?? title
  return { text, isHidden: false, isOfSearch: first.type === 'searchResults', blocks: [{ ...first, title: '' }, ...others] }
}
