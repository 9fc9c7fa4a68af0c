import { $search } from '../../base/dom/url-parts.ts'
import { shared } from '../../base/shared.ts'

/** Shows another query string in the address, as a step that "back" takes back. */
export function pushSearch(query: string): void {
  // whole, so that neither a <base> nor a path that starts with two slashes makes another site of it
  const url = new URL(location.href)
  url.search = query
  if (url.href === location.href) return
  history.pushState(history.state, '', url.href)
  $search.set(location.search)
}

type Listing = Pick<Element, 'isConnected'>

const owners = shared('address.owners', () => new Map<string, Listing>())

/**
 * Lets one listing read and write the parameters with a prefix ('' for bare ones); false when another one on the page does
 * already: one that has just left with its page may not have said so yet.
 */
export function claimUrl(prefix: string, listing: Listing): boolean {
  const owner = owners.get(prefix)
  if (owner?.isConnected) return owner === listing
  owners.set(prefix, listing)
  return true
}

/** Gives the parameters back when their listing leaves the page. */
export function releaseUrl(prefix: string, listing: Listing): void {
  if (owners.get(prefix) === listing) owners.delete(prefix)
}
