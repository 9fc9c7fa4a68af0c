import { isNoMatch, isRange } from '../../domain/listing/listing-query.ts'
import type { ListingSource } from '../../domain/listing/listing-request.ts'
import type { AskedName } from '../../domain/unknown-names.ts'
import type { Sort } from '../../model/app/configuration.ts'
import type { Product } from '../../model/product/product.ts'
import type { ListingProps } from './listing-props.ts'

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

/** The ids of a list that are not among its products, which are all that it has. */
export const missingIds = (ids: readonly string[] = [], products: readonly Product[]): AskedName[] =>
  ids
    .filter((id) => products.every((product) => product.id !== id && product.productId !== id))
    .map((value) => ({ attribute: 'product-ids', kind: 'product', value, isMissing: true }))

/** The sorts that the shop does not offer; the list ignores them (R51). */
export function unknownSorts(
  { sort, sorts = [] }: Pick<ListingProps, 'sort' | 'sorts'>,
  offered: readonly Sort[] | undefined,
): AskedName[] {
  const known = offered?.map(({ value }) => value)
  const unknown = (attribute: string, names: readonly (string | undefined)[]) =>
    names.flatMap((value): AskedName[] =>
      known && value !== undefined && !known.includes(value) ? [{ attribute, kind: 'sort', value, known }] : [],
    )
  return [...unknown('sort', [sort]), ...unknown('sorts', sorts)]
}
