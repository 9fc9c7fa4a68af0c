import { useLayoutEffect, useState } from 'react'
import { $search } from '../../base/dom/url-parts.ts'
import { safeUrl } from '../../base/security/safe-url.ts'
import { type ListingQuery, type ListingRules, readListingQuery, writeListingQuery } from '../../domain/listing/listing-query.ts'
import { type QueryProperty, readQueryProperty, writeQueryProperty } from '../../domain/listing/query-property.ts'
import { useHost } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { claimUrl, pushSearch, releaseUrl } from '../../stores/page/url-owner.ts'
import type { ListingProps } from './listing-props.ts'

export interface ListingState {
  /** undefined until URL ownership is decided */
  query: ListingQuery | undefined
  /** reads the same state again with the types of its filters */
  read: (filterTypes: ListingRules['filterTypes']) => ListingQuery | undefined
  change: (next: ListingQuery) => void
  /** URL of the given state; undefined if the state is not kept in the URL */
  hrefOf: ((next: ListingQuery) => string) | undefined
  ownsUrl: boolean
}

/**
 * State of a listing. Kept in the URL if the listing owns it, otherwise in the `query` property of its element, which the
 * host page can read and set.
 */
export function useListingQuery({ urlSync, urlKey, query: property }: ListingProps, rules: ListingRules): ListingState {
  const { element, server } = useHost()
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
    // a path, as a server does not know the origin; absolute if the <base> of the page would lead a path to another site
    hrefOf: owner ? (next) => relative(`${(server?.url ?? location).href.split(/[?#]/, 1)[0]}?${write(next)}`) : undefined,
    ownsUrl: owner === true,
  }
}

/** The path of a URL on the origin of the page's relative URLs. */
const relative = (url: string): string => safeUrl(url, 'link') ?? url

/** Prefix of the URL parameters: '' for none, else `url-key` or the position among elements of the same tag. */
function usePrefix(urlSync: ListingProps['urlSync'], urlKey: string | undefined): string {
  const { element } = useHost()
  const [position] = useState(() => (element ? [...document.querySelectorAll(element.localName)].indexOf(element) + 1 : 1))
  return urlSync === 'prefix' ? (urlKey ?? String(position)) : ''
}

/** Whether this listing owns the URL parameters; undefined until decided. An undefined prefix makes no claim. */
function useClaim(prefix: string | undefined): boolean | undefined {
  const { element, isPrerendered } = useHost()
  // a server renders one list: it claims the URL when it hydrates
  const [claim, setClaim] = useState(() => (isPrerendered && prefix !== undefined ? { prefix, won: true } : undefined))
  useLayoutEffect(() => {
    if (prefix === undefined || !element) return
    const isOwner = claimUrl(prefix, element)
    if (!isOwner)
      console.warn(`<${element.localName}> url-sync: another list owns these URL parameters, so this list keeps its state out of the URL`)
    setClaim({ prefix, won: isOwner })
    return () => releaseUrl(prefix, element)
  }, [prefix, element])
  if (prefix === undefined) return false
  return claim?.prefix === prefix ? claim.won : undefined
}
