import { type Named, unknownName } from '../domain/nearest.ts'
import type { UnknownValue } from '../model/app/unknown-value.ts'
import type { DemoData } from './data.ts'

/** What the demo has of each kind. */
function namesOf(
  { categories, lists, products, split, filters, configuration, forms, news, pages }: DemoData,
  kind: string,
  value: string,
) {
  const kinds: Record<string, () => readonly (string | Named)[]> = {
    category: () => categories.map(({ id, title }): Named => [id, title]),
    'product-list': () => Object.keys(lists),
    product: () => [...products.map(({ id, title, codes = [] }): Named => [id, title, ...codes]), ...split.map(({ id }) => id)],
    code: () => products.flatMap(({ codes = [] }) => codes),
    filter: () => filterNames(filters, value),
    attribute: () => attributeValues(filters, value),
    sort: () => (configuration.sorts as { value: string }[]).map((sort) => sort.value),
    form: () => Object.keys(forms),
    news: () => news.map(({ id }) => id),
    page: () => Object.keys(pages),
  }
  return Object.hasOwn(kinds, kind) ? kinds[kind]?.() : undefined
}

function filterNames(filters: DemoData['filters'], value: string): Named[] {
  const [name = '', chosen] = value.split('=', 2)
  const filter = filters.find(({ field }) => `da-${field}` === name)
  if (chosen === undefined || !filter?.options)
    return filters.map(({ field, title }): Named => [field === 'price' ? field : `da-${field}`, field, title ?? field])
  return filter.options.map((option): Named => [`${name}=${option.value}`, `${name}=${option.title}`])
}

/** A value as `colour:red`. */
function attributeValues(filters: DemoData['filters'], written: string): Named[] {
  const [, code = '', chosen] = /^([^:]+):(.+)$/.exec(written) ?? []
  const known = filters.find(({ field }) => field === code)
  if (chosen && !known) return filters.map(({ field, title }): Named => [`${field}:${chosen}`, `${title}:${chosen}`])
  return (known ? [known] : filters).flatMap(({ field, options = [] }) =>
    options.map(({ value, title }): Named => {
      const words = [value, title ?? value]
      return [`${field}:${value}`, ...(known ? words.map((word) => `${field}:${word}`) : words)]
    }),
  )
}

/** GET /api/unknown-names, as on the server. */
export const unknownNames = (data: DemoData, query: URLSearchParams): UnknownValue[] =>
  [...query].flatMap(([kind, value]) => {
    const known = namesOf(data, kind, value)
    return (known && unknownName(kind, value, known)) ?? []
  })
