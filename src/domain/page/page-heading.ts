import type { Block } from '../../model/page/block.ts'
import type { Route } from '../../model/page/route.ts'

/** Block types that render the page's h1 themselves. */
const named = new Set(['product', 'cart', 'customerProfile', 'newsItem', 'not-found'])

export interface PageHeading {
  /** undefined if a block renders it */
  text?: string | undefined
  /** for screen readers only: a banner shows it visually */
  isHidden: boolean
  /** on a search page: the phrase in the URL replaces the text */
  isOfSearch?: boolean
  /** the blocks; the first loses its title if it became the h1 */
  blocks: readonly Block[]
}

interface Banner {
  areas?: readonly { title?: unknown }[]
}

/**
 * The h1 of a page: the title of its first block, else its last breadcrumb, else its own title. A page without breadcrumbs,
 * such as the home page, starts with a banner, so its h1 is visually hidden; so is one that the first banner shows as its title.
 */
export function pageHeading({ title, crumbs = [], blocks = [] }: Route): PageHeading {
  const [first, ...others] = blocks
  if (!first || named.has(first.type)) return { isHidden: false, blocks }
  if (crumbs.length === 0) return { text: title, isHidden: true, blocks }
  const text = first.title ?? crumbs.at(-1)?.title ?? title
  return {
    text,
    isHidden: (first.data as Banner)?.areas?.[0]?.title === text,
    isOfSearch: first.type === 'searchResults',
    blocks: [{ ...first, title: '' }, ...others],
  }
}
