import type { Block } from '../model/block.ts'

/** Types of blocks that reach beyond the edge that header and texts share. */
const outdented = new Set(['images'])

/** Types of blocks that may show what the address says. */
const listings = new Set(['category', 'productList', 'searchResults', 'wishlist'])

/** How wide a block of a page is when nobody says it (BLOCK-15); the rest of its layout the block says itself. */
export function blockLayout({ type, data }: Block): Readonly<Record<string, string>> {
  if (data?.wide === true) return { width: 'wide' }
  return { width: outdented.has(type) ? 'default' : 'like-header', 'side-padding': '' }
}

/** The block that owns the address of its page: its first listing (S4); -1 without one. */
export const addressOwner = (blocks: readonly Block[]): number => blocks.findIndex(({ type }) => listings.has(type))
