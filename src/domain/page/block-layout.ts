import type { Block } from '../../model/page/block.ts'

/** A banner of pictures reaches beyond the edge that header and texts share; pictures in tiles keep to it. */
const isOutdented = ({ type, data }: Block) => type === 'images' && data?.displayType === 'carousel'

/** Types of blocks that may show what the address says. */
const listings = new Set(['category', 'productList', 'searchResults', 'wishlist'])

/** How wide a block of a page is when nobody says it (BLOCK-15); the rest of its layout the block says itself. */
export function blockLayout(block: Block): Readonly<Record<string, string>> {
  if (block.data?.wide === true) return { width: 'wide' }
  return { width: isOutdented(block) ? 'default' : 'like-header', 'side-padding': '' }
}

/** The block that owns the address of its page: its first listing; -1 without one. */
export const urlOwner = (blocks: readonly Block[]): number => blocks.findIndex(({ type }) => listings.has(type))
