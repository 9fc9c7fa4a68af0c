import { $search } from '../../base/dom/url-parts.ts'
import { shared } from '../../base/shared.ts'

/** Pushes a history entry with another query string; "back" returns to the last one. */
export function pushSearch(query: string): void {
  // an absolute URL: <base>, or a path that starts with two slashes, would resolve to another site
  const url = new URL(location.href)
  url.search = query
  if (url.href === location.href) return
  history.pushState(history.state, '', url.href)
  $search.set(location.search)
}

type Listing = Pick<Element, 'isConnected'>

const owners = shared('address.owners', () => new Map<string, Listing>())

/**
 * Lets one listing read and write the query parameters with a prefix ('' for none). Returns false if another listing on the page
 * owns them. A disconnected owner loses them: it may not have called `releaseUrl` yet.
 */
export function claimUrl(prefix: string, listing: Listing): boolean {
  const owner = owners.get(prefix)
  if (owner?.isConnected) return owner === listing
  owners.set(prefix, listing)
  return true
}

/** Releases the parameters when their listing is removed. */
export function releaseUrl(prefix: string, listing: Listing): void {
  if (owners.get(prefix) === listing) owners.delete(prefix)
}
