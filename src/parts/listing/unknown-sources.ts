import { isNoMatch, isRange } from '../../domain/listing/listing-query.ts'
import type { ListingSource } from '../../domain/listing/listing-request.ts'
import type { AskedName } from '../../domain/unknown-names.ts'

/** The names that may be to blame for an empty list. `written` is its attribute with preset filters. */
export function namesOf({ productList, category, presetFilters = {} }: ListingSource, written: string | null | undefined): AskedName[] {
  const unread = isNoMatch(presetFilters)
    ? [...new URLSearchParams(written ?? '').keys()].map((name) => (/^(da-|price$)/.test(name) ? name : `da-${name}`))
    : []
  const filters = Object.entries(presetFilters).flatMap(([field, value]) => {
    if (field === '' || field === 'price') return []
    return isRange(value) ? [`da-${field}`] : value.map((option) => `da-${field}=${option}`)
  })
  return [
    ...(productList ? [{ attribute: 'product-list', kind: 'product-list', value: productList } as const] : []),
    ...(category ? [{ attribute: 'category', kind: 'category', value: category } as const] : []),
    ...[...unread, ...filters].map((value) => ({ attribute: 'preset-filters', kind: 'filter', value }) as const),
  ]
}
