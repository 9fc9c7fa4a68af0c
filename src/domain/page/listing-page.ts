const listings = new Set(['category', 'searchResults', 'productList'])

/**
 * The part of the query that makes a page of a listing another page than the first: '?page=1'. Search engines shall see those apart, but
 * not filters, sorts and campaigns.
 */
export function listingPage(search: string): string {
  // not by `readListingQuery`: a page without a list does not load its rules
  const page = new URLSearchParams(search).get('page') ?? ''
  return /^\d{1,9}$/.test(page) && Number(page) > 0 ? `?page=${Number(page)}` : ''
}

interface Blocks {
  blocks?: readonly { type: string; data?: unknown }[] | undefined
}

/** The same for a page of blocks: '' if none of them reads the query. */
export const routePage = ({ blocks = [] }: Blocks, search: string): string =>
  blocks.some(({ type }) => listings.has(type)) ? listingPage(search) : ''
