import { useLayoutEffect, useState } from 'react'
import { $search } from '../../base/dom/url-parts.ts'
import { type ListingQuery, type ListingRules, readListingQuery, writeListingQuery } from '../../domain/listing/listing-query.ts'
import { type QueryProperty, readQueryProperty, writeQueryProperty } from '../../domain/listing/query-property.ts'
import { useHost } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { claimUrl, pushSearch, releaseUrl } from '../../stores/page/url-owner.ts'
import type { ListingProps } from './listing-props.ts'

export interface ListingState {
  /** undefined until it is known who owns the address */
  query: ListingQuery | undefined
  /** reads the same state again once the types of its filters are known */
  read: (filterTypes: ListingRules['filterTypes']) => ListingQuery | undefined
  change: (next: ListingQuery) => void
  /** the address that shows the next state, where the address holds it */
  hrefOf: ((next: ListingQuery) => string) | undefined
  ownsUrl: boolean
}

/**
 * Where a listing keeps what it shows (S4): in the address when it owns that, else in the `query` property of its
 * element, which the host page reads and sets as well.
 */
export function useListingQuery({ urlSync, urlKey, query: property }: ListingProps, rules: ListingRules): ListingState {
  const { element } = useHost()
  const prefix = usePrefix(urlSync, urlKey)
  const owner = useClaim(urlSync === 'off' ? undefined : prefix)
  const search = useStore($search)
  const ownRules = { ...rules, prefix }
  const read = (filterTypes: ListingRules['filterTypes']) => {
    if (owner === undefined) return undefined
    return owner
      ? readListingQuery(new URLSearchParams(search), { ...ownRules, filterTypes })
      : readQueryProperty(property ?? {}, { ...rules, filterTypes })
  }
  const write = (next: ListingQuery) => writeListingQuery(next, ownRules, new URLSearchParams(search))
  return {
    query: read(undefined),
    read,
    change(next) {
      if (owner) pushSearch(write(next))
      else if (element) Object.assign(element, { query: writeQueryProperty(next) satisfies QueryProperty })
    },
    // whole, as a base of the page would lead it elsewhere
    hrefOf: owner ? (next) => `${location.href.split(/[?#]/, 1)[0]}?${write(next)}` : undefined,
    ownsUrl: owner === true,
  }
}

/** '' for bare parameters; the key of the tag, or its place among its kind, in front of each otherwise. */
function usePrefix(urlSync: ListingProps['urlSync'], urlKey: string | undefined): string {
  const { element } = useHost()
  const [position] = useState(() => (element ? [...document.querySelectorAll(element.localName)].indexOf(element) + 1 : 1))
  return urlSync === 'prefix' ? (urlKey ?? String(position)) : ''
}

/** Whether this listing owns the parameters; undefined before that is decided. Without a prefix nothing is wanted. */
function useClaim(prefix: string | undefined): boolean | undefined {
  const { element } = useHost()
  const [claim, setClaim] = useState<{ prefix: string; won: boolean }>()
  useLayoutEffect(() => {
    if (prefix === undefined || !element) return
    const isOwner = claimUrl(prefix, element)
    if (!isOwner)
      console.warn(`<${element.localName}> url-sync: another list owns these parameters of the address, this one keeps its own state`)
    setClaim({ prefix, won: isOwner })
    return () => releaseUrl(prefix, element)
  }, [prefix, element])
  if (prefix === undefined) return false
  return claim?.prefix === prefix ? claim.won : undefined
}
