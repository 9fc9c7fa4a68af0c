import type { Block } from '../../model/page/block.ts'

/** An image carousel extends past the content edge of the header; image tiles align with it. */
const isOutdented = ({ type, data }: Block) => type === 'images' && data?.displayType === 'carousel'

/** Block types that can keep their state in the page's URL. */
const listings = new Set(['category', 'productList', 'searchResults', 'wishlist'])

/** The default width attributes of a block (BLOCK-15). */
export function blockLayout(block: Block): Readonly<Record<string, string>> {
  if (block.data?.wide === true) return { width: 'wide' }
  return { width: isOutdented(block) ? 'default' : 'like-header', 'side-padding': '' }
}

/** A category block that its data limits to the subcategories has no list. */
const hasList = ({ type, data }: Block) => listings.has(type) && !(type === 'category' && data?.renderType === 'onlySubcategories')

/** Index of the block whose state the URL holds: the first listing; -1 without one. */
export const urlOwner = (blocks: readonly Block[]): number => blocks.findIndex(hasList)
