import type { Filter } from '../../model/listing/filter.ts'
import { defaultPageSize, firstPage } from '../constants.ts'
import { getOwn } from '../get-own.ts'

/** Chosen bounds; an open side is absent. */
export interface Range {
  min?: number
  max?: number
}
export type FilterValue = readonly string[] | Range
/** Chosen values by the `field` of a filter. */
export type ChosenFilters = Readonly<Record<string, FilterValue>>

/** Filters that could not be read: they match no product. */
export const noMatch: ChosenFilters = { '': [] }
export const isNoMatch = (filters: ChosenFilters = {}): boolean => '' in filters

/** The state of a listing; `page` counts from 0. */
export interface ListingQuery {
  page: number
  size: number
  sort?: string | undefined
  search?: string | undefined
  recommended?: boolean | undefined
  filters: ChosenFilters
}

/** Allowed values, and defaults that the URL omits. */
export interface ListingRules {
  sizes?: readonly number[] | undefined
  sorts?: readonly string[] | undefined
  defaults?: { page?: number | undefined; size?: number | undefined; sort?: string | undefined } | undefined
  filterTypes?: ReadonlyMap<string, Filter['type']> | undefined
  /** namespace of the parameters: 'a' reads and writes a.page, a.da-colour */
  prefix?: string | undefined
}

/** Whether a value from a page's script is a filters object: { price: { min: 10 }, colour: ['red'] }. */
export const isChosenFilters = (value: unknown): value is ChosenFilters =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((item: unknown) =>
    Array.isArray(item)
      ? item.every((option) => typeof option === 'string')
      : typeof item === 'object' && item !== null && Object.values(item).every((side) => side === undefined || Number.isFinite(side)),
  )

/** Number of active filters: one per chosen value and one per range. */
export const chosenCount = (filters: ChosenFilters = {}): number =>
  Object.values(filters).reduce((sum, value) => sum + (isRange(value) ? 1 : value.length), 0)

export const isRange = (value: FilterValue): value is Range => !Array.isArray(value)

/** Filter types by field, for parsing a URL. */
export const filterTypes = (filters: readonly Filter[]): ReadonlyMap<string, Filter['type']> =>
  new Map(filters.map(({ field, type }) => [field, type]))

const parameterOf = (field: string) => (field === 'price' ? field : `da-${field}`)
const fieldOf = (parameter: string) => {
  if (parameter === 'price') return parameter
  const field = parameter.startsWith('da-') ? parameter.slice(3) : ''
  return field === '' || field === '__proto__' ? undefined : field
}

const number = /^-?\d{1,12}(\.\d{1,6})?$/
const bound = (text: string) => (number.test(text) ? Number(text) : undefined)

/** Parses 10|50, 10| or |50; undefined if malformed. */
function readRange(text: string): Range | undefined {
  const sides = text.split('|')
  const [from = '', to = ''] = sides
  const min = bound(from)
  const max = bound(to)
  if (sides.length !== 2 || (from !== '' && min === undefined) || (to !== '' && max === undefined)) return undefined
  if (min === undefined && max === undefined) return undefined
  if (min !== undefined && max !== undefined && min > max) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

// an empty side means a range even before the filter's type is known: lists have no empty values
const halfOpen = /^([^|]+\||\|[^|]+)$/

function readFilter(field: string, text: string, types: ListingRules['filterTypes']): FilterValue | undefined {
  const type = field === 'price' ? 'range' : types?.get(field)
  if (type === 'range' || (!type && halfOpen.test(text))) return readRange(text)
  const values = [...new Set(text.split('|').filter(Boolean))]
  return values.length ? values : undefined
}

/** Parses filters such as da-colour=red|blue&price=10|50. Drops malformed ones (LIST-06, LIST-08, LIST-09). */
export function readFilters(parameters: Iterable<readonly [string, string]>, types?: ListingRules['filterTypes']): ChosenFilters {
  const read = new Map<string, FilterValue>()
  for (const [name, text] of parameters) {
    const field = fieldOf(name)
    const value = field === undefined ? undefined : readFilter(field, text, types)
    if (field !== undefined && value && !read.has(field)) read.set(field, value)
  }
  return Object.fromEntries(read)
}

const writeFilter = (value: FilterValue): string => (isRange(value) ? `${value.min ?? ''}|${value.max ?? ''}` : value.join('|'))

/** Filters as parameters of catalogue calls and of the URL: { price: '10|50', 'da-colour': 'red|blue' }. */
export const filterParameters = (filters: ChosenFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([field, value]) => [parameterOf(field), writeFilter(value)]))

const parsePage = /^\d{1,9}$/
const parameterNames = new Set(['page', 'size', 'sort', 'search', 'recommended'])

/** The parameters of one listing, without its prefix. */
function* prefixedParameters(parameters: URLSearchParams, prefix: string | undefined): Generator<[string, string]> {
  const start = prefix ? `${prefix}.` : ''
  for (const [name, value] of parameters) {
    const own = name.startsWith(start) ? name.slice(start.length) : ''
    if (parameterNames.has(own) || fieldOf(own) !== undefined) yield [own, value]
  }
}

/** Parses the state of a listing from a URL. Values that are not allowed fall back to the defaults (LIST-02..09). */
export function readListingQuery(parameters: URLSearchParams, rules: ListingRules = {}): ListingQuery {
  const { sizes, sorts, defaults = {}, prefix } = rules
  const own = [...prefixedParameters(parameters, prefix)]
  const text = (name: string) => own.find(([key]) => key === name)?.[1]
  const page = text('page') ?? ''
  const size = Number(text('size'))
  const sort = text('sort')
  const search = text('search')?.trim()
  return {
    page: parsePage.test(page) ? Number(page) : (defaults.page ?? firstPage),
    size: sizes?.includes(size) ? size : (defaults.size ?? defaultPageSize),
    sort: sort && (sorts?.includes(sort) ?? true) ? sort : defaults.sort,
    ...(search && { search }),
    ...(text('recommended') === '1' && { recommended: true }),
    filters: readFilters(own, rules.filterTypes),
  }
}

/**
 * Writes the state of a listing into a query string without a leading question mark. Keeps foreign parameters, omits
 * defaults and does not escape `|` (LIST-02..09).
 */
export function writeListingQuery(query: ListingQuery, rules: ListingRules = {}, current = new URLSearchParams()): string {
  const { defaults = {}, prefix } = rules
  const start = prefix ? `${prefix}.` : ''
  const parameters = new URLSearchParams(current)
  for (const [name] of prefixedParameters(current, prefix)) parameters.delete(start + name)
  const write = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') parameters.append(start + name, String(value))
  }
  if (query.page !== (defaults.page ?? firstPage)) write('page', query.page)
  if (query.size !== (defaults.size ?? defaultPageSize)) write('size', query.size)
  if (query.sort !== defaults.sort) write('sort', query.sort)
  write('search', query.search)
  write('recommended', query.recommended ? 1 : undefined)
  for (const [name, value] of Object.entries(filterParameters(query.filters))) write(name, value)
  return parameters.toString().replaceAll('%7C', '|')
}

const isEmpty = (value: FilterValue | undefined): boolean =>
  !value || (isRange(value) ? value.min === undefined && value.max === undefined : value.length === 0)

/** Sets the values of one filter and resets the page; an empty value removes the filter (LIST-14). The others keep their order. */
export function changeFilter(query: ListingQuery, field: string, value: FilterValue | undefined): ListingQuery {
  const filters =
    value && !isEmpty(value)
      ? { ...query.filters, [field]: value }
      : Object.fromEntries(Object.entries(query.filters).filter(([name]) => name !== field))
  return { ...query, page: firstPage, filters }
}

/** The chosen options of an enum filter. */
export function chosenOptions(filters: ChosenFilters, field: string): readonly string[] {
  const value = getOwn(filters, field)
  return value && !isRange(value) ? value : []
}

/** The chosen bounds of a range filter. */
export function chosenRange(filters: ChosenFilters, field: string): Range {
  const value = getOwn(filters, field)
  return value && isRange(value) ? value : {}
}

export const clearFilters = (query: ListingQuery): ListingQuery => ({ ...query, page: firstPage, filters: {} })
export const changeSort = (query: ListingQuery, sort: string | undefined): ListingQuery => ({ ...query, page: firstPage, sort })
export const changeSize = (query: ListingQuery, size: number): ListingQuery => ({ ...query, page: firstPage, size })
export const changePage = (query: ListingQuery, page: number): ListingQuery => ({ ...query, page })
