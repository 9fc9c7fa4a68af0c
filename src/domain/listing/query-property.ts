import { type FilterValue, filterParameters, isRange, type ListingQuery, type ListingRules, readListingQuery } from './listing-query.ts'

/** The `query` property of a listing: element.query = { page: 1, price: '10|50', da: { colour: ['red'] } }. */
export interface QueryProperty {
  page?: number
  size?: number
  sort?: string
  search?: string
  price?: string | FilterValue
  da?: Readonly<Record<string, string | FilterValue>>
}

const text = (value: string | FilterValue | null): string => {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return isRange(value) ? `${value.min ?? ''}|${value.max ?? ''}` : value.join('|')
}

/** Parses the property by the rules of the URL. Invalid values fall back to the defaults. */
export function readQueryProperty({ price, da, ...own }: QueryProperty, rules: ListingRules): ListingQuery {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(own)) if (value !== undefined) parameters.set(name, String(value))
  if (price !== undefined) parameters.set('price', text(price))
  for (const [field, value] of Object.entries(da ?? {})) parameters.set(`da-${field}`, text(value))
  return readListingQuery(parameters, { ...rules, prefix: undefined })
}

/** The inverse of `readQueryProperty`. */
export function writeQueryProperty({ page, size, sort, search, filters }: ListingQuery): QueryProperty {
  const { price, ...da } = filterParameters(filters)
  return {
    page,
    size,
    ...(sort !== undefined && { sort }),
    ...(search !== undefined && { search }),
    ...(price !== undefined && { price }),
    da: Object.fromEntries(Object.entries(da).map(([name, value]) => [name.slice('da-'.length), value])),
  }
}
