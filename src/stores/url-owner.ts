import { atom, onMount } from 'nanostores'
import { shared } from '../base/shared.ts'

const here = () => (typeof location === 'undefined' ? '' : location.search)

/** The query string of the page; follows back, forward, the kit's own writing and that of the page's scripts. */
export const $search = shared('address.search', () => {
  const search = atom(here())
  onMount(search, () => {
    const follow = () => search.set(here())
    follow()
    addEventListener('popstate', follow)
    const navigation = (globalThis as { navigation?: EventTarget }).navigation
    navigation?.addEventListener('currententrychange', follow)
    return () => {
      removeEventListener('popstate', follow)
      navigation?.removeEventListener('currententrychange', follow)
    }
  })
  return search
})

/** Shows another query string in the address, as a step that "back" takes back. */
export function pushSearch(query: string): void {
  // whole, so that neither a <base> nor a path that starts with two slashes makes another site of it
  const address = new URL(location.href)
  address.search = query
  if (address.href === location.href) return
  history.pushState(history.state, '', address.href)
  $search.set(here())
}

const owners = shared('address.owners', () => new Map<string, object>())

/**
 * Lets one listing read and write the parameters with a prefix ('' for bare ones); false when another one does
 * already (S4).
 */
export function claimAddress(prefix: string, listing: object): boolean {
  if (owners.has(prefix)) return owners.get(prefix) === listing
  owners.set(prefix, listing)
  return true
}

/** Gives the parameters back when their listing leaves the page. */
export function releaseAddress(prefix: string, listing: object): void {
  if (owners.get(prefix) === listing) owners.delete(prefix)
}
