import { phraseNumbers } from '../domain/listing/search-numbers.ts'
import { normalise, phraseForms, phraseWords, type WordForms } from '../domain/listing/search-words.ts'
import type { Category } from '../model/listing/category.ts'
import type { Filter } from '../model/listing/filter.ts'
import type { Product } from '../model/product/product.ts'
import type { DemoData } from './data.ts'
import { cardOf, type Row, rowsOf } from './rows.ts'

type Choice = { values: readonly string[] } | { min: number; max: number }

const cachedRows = new WeakMap<DemoData, ReturnType<typeof rowsOf>>()
function allRows(data: DemoData) {
  const rows = cachedRows.get(data) ?? rowsOf(data)
  cachedRows.set(data, rows)
  return rows
}

const listOf = (query: URLSearchParams, name: string) =>
  query
    .getAll(name)
    .flatMap((text) => text.split(','))
    .filter((text) => text !== '')
const isOn = (text: string | null) => text === 'true' || text === '1'
const numberIn = (query: URLSearchParams, name: string, fallback: number) => {
  const number = Number(query.get(name) || Number.NaN)
  return Number.isFinite(number) ? Math.max(0, Math.trunc(number)) : fallback
}

/**
 * Rows that contain all words of the phrase, also as parts of a number: first that number itself, then those with the words in the title; in
 * the middle of a word if nothing else matches.
 */
function search(rows: readonly Row[], phrase: string): Row[] {
  const words = phraseWords(phrase)
  if (words.length === 0) return []
  const { byWord, whole } = phraseNumbers(words)
  const forms = phraseForms(words)
  const isApart = ({ numbers, optionWords }: Row, { inOption }: WordForms, word: number) =>
    optionWords.includes(inOption) || (byWord[word]?.some((part) => numbers.includes(part)) ?? false)
  const anywhere = rows.filter((row) => forms.every((form, word) => row.words.includes(form.anywhere) || isApart(row, form, word)))
  const atEdges = anywhere.filter((row) =>
    forms.every((form, word) => form.edges.some((edge) => row.words.includes(edge)) || isApart(row, form, word)),
  )
  const isNumber = ({ numbers }: Row) => whole.some((number) => numbers.includes(` ${number} `))
  const isInTitle = ({ titleWords }: Row) => forms.every((form) => titleWords.includes(form.anywhere))
  const order = (row: Row) => (isNumber(row) ? 0 : isInTitle(row) ? 1 : 2)
  return (atEdges.length > 0 ? atEdges : anywhere).toSorted((a, b) => order(a) - order(b))
}

/** Other products of the same department. */
function related(data: DemoData, rows: readonly Row[], id: string): Row[] {
  const own = allRows(data).whole.find(({ productId, product }) => productId === id || product.id === id) ?? {
    categories: [],
    productId: data.split.find((row) => row.id === id)?.productId,
  }
  return rows.filter(({ productId, categories }) => productId !== own.productId && categories.at(-1) === own.categories.at(-1))
}

const pick = (rows: readonly Row[], ids: readonly string[]) =>
  ids.flatMap((id) => {
    const exact = rows.filter(({ product }) => product.id === id)
    return exact.length ? exact : rows.filter(({ productId }) => productId === id)
  })

/** The rows of a listing without its filters, in the order in which they are found. */
function scopeOf(data: DemoData, query: URLSearchParams): readonly Row[] {
  const { whole, split } = allRows(data)
  let rows = query.get('splitByAttribute') === 'colour' ? split : whole
  const category = query.get('category')
  if (category) {
    const deep = isOn(query.get('includeSubCategories'))
    rows = rows.filter(({ categories }) => (deep ? categories.includes(category) : categories[0] === category))
  }
  const list = query.get('product-list')
  if (list) rows = pick(rows, data.lists[list] ?? [])
  const ids = listOf(query, 'id')
  if (ids.length) rows = pick(rows, ids)
  const codes = listOf(query, 'variantCodes')
  if (codes.length) rows = rows.filter(({ product }) => product.codes?.some((code) => codes.includes(code)))
  const phrase = query.get('search')?.trim()
  if (phrase) rows = search(rows, phrase)
  const to = query.get('relatedTo') ?? query.get('product-attribute-product')
  if (to) rows = related(data, rows, to)
  const [, attribute = '', value = ''] = /^([^:]+):(.+)$/.exec(query.get('byAttribute') ?? '') ?? []
  if (attribute) rows = rows.filter((row) => fits(row, attribute, { values: [value] }))
  return rows
}

function rangeOf(text: string): Choice | undefined {
  const [min = '', max = '', ...more] = text.split('|').map((end) => end.trim())
  const range = { min: min === '' ? -Infinity : Number(min), max: max === '' ? Infinity : Number(max) }
  return more.length || (min === '' && max === '') || Number.isNaN(range.min + range.max) ? undefined : range
}

/** The chosen filters, from `filters` or from separate parameters, which take precedence. */
function choicesOf(data: DemoData, query: URLSearchParams): Map<string, Choice> {
  let fields: [string, string][] = []
  try {
    fields = Object.entries(JSON.parse(query.get('filters') ?? '{}') as Record<string, string>)
  } catch {
    // malformed parameters are ignored, as on the server
  }
  const choices = new Map<string, Choice>()
  for (const [name, text] of [...fields, ...[...query].filter(([name]) => /^(price$|da-.)/.test(name))]) {
    const field = name === 'price' ? name : name.replace(/^da-/, '')
    const isNamed = field !== name || name === 'price'
    const filter = isNamed ? data.filters.find((known) => known.field === field) : undefined
    const choice = filter?.type === 'range' ? rangeOf(text) : { values: filter ? text.split('|') : [] }
    if (choice && text.replaceAll('|', '') !== '') choices.set(field, choice)
  }
  return choices
}

function fits({ facts }: Row, field: string, choice: Choice): boolean {
  const fact = facts.get(field)
  if (fact === undefined) return false
  if ('values' in choice) return typeof fact === 'object' && fact.some((value) => choice.values.includes(value))
  return typeof fact === 'number' && fact >= choice.min && fact <= choice.max
}

const fitsAll = (row: Row, choices: ReadonlyMap<string, Choice>, except?: string) =>
  [...choices].every(([field, choice]) => field === except || fits(row, field, choice))

function sorted(data: DemoData, rows: readonly Row[], sort: string | null): readonly Row[] {
  const by = (key: (row: Row) => number) => rows.toSorted((a, b) => key(a) - key(b))
  const newest = data.lists.new ?? []
  switch (sort) {
    case 'price_asc':
      return by(({ product }) => product.priceNow ?? 0)
    case 'price_desc':
      return by(({ product }) => -(product.priceNow ?? 0))
    case 'discount':
      return by(({ product }) => -(product.discount ?? 0))
    case 'newest':
      return by(({ productId }) => (newest.includes(productId) ? newest.indexOf(productId) : newest.length))
    case 'title':
      return rows.toSorted((a, b) => a.product.title.localeCompare(b.product.title))
    default:
      return rows
  }
}

const defaultSize = 50

/** GET /api/products: one page, and the number of all. A query for one product by id or code has all its facts. */
export function listProducts(data: DemoData, query: URLSearchParams): { products: Product[]; total: number } {
  const choices = choicesOf(data, query)
  const rows = sorted(
    data,
    scopeOf(data, query).filter((row) => fitsAll(row, choices)),
    query.get('sort'),
  )
  const named = [...listOf(query, 'id'), ...listOf(query, 'variantCodes')].length
  const size = numberIn(query, 'size', defaultSize) || 1
  const from = numberIn(query, 'page', 0) * size
  const shown = rows.slice(from, from + size).map(({ product }) => (named === 1 ? product : cardOf(product)))
  return { products: shown, total: rows.length }
}

/** GET /api/products/filters: options count what would be shown if they were chosen. */
export function listFilters(data: DemoData, query: URLSearchParams): Filter[] {
  const scope = scopeOf(data, query)
  const choices = choicesOf(data, query)
  return data.filters.flatMap((filter): Filter[] => {
    const { field } = filter
    const choice = choices.get(field)
    if (filter.type === 'range') {
      const values = scope.flatMap(({ facts }) => {
        const fact = facts.get(field)
        return typeof fact === 'number' ? [fact] : []
      })
      const [initialMin, initialMax] = [Math.min(...values), Math.max(...values)]
      const range = choice && 'min' in choice ? choice : undefined
      if (values.length === 0 || (initialMin === initialMax && !range)) return []
      const [min, max] = [Math.max(range?.min ?? initialMin, -1e9), Math.min(range?.max ?? initialMax, 1e9)]
      return [
        {
          ...filter,
          active: range !== undefined,
          initialMin,
          initialMax,
          min: min === -1e9 ? initialMin : min,
          max: max === 1e9 ? initialMax : max,
        },
      ]
    }
    const chosen = choice && 'values' in choice ? choice.values : []
    const rows = scope.filter((row) => fitsAll(row, choices, field))
    const options = (filter.options ?? []).flatMap((option) => {
      const count = rows.filter((row) => fits(row, field, { values: [option.value] })).length
      const active = chosen.includes(option.value)
      return count || active ? [{ ...option, count, active }] : []
    })
    return options.length ? [{ ...filter, active: chosen.length > 0, options }] : []
  })
}

/** GET /api/categories: a part of the tree as a flat list. */
export function listCategories(data: DemoData, query: URLSearchParams): { categories: Category[]; total: number } {
  const all = data.categories
  const childrenOf = (id: string | undefined) => all.filter(({ parent }) => parent === id)
  const ids = listOf(query, 'id')
  const [parent, peer] = [query.get('childrenOf'), query.get('peersOf')]
  let found = isOn(query.get('topLevel')) ? childrenOf(undefined) : all
  if (ids.length) found = ids.flatMap((id) => all.find((category) => category.id === id) ?? [])
  else if (parent) found = childrenOf(parent)
  else if (peer) found = childrenOf(all.find(({ id }) => id === peer)?.parent)
  if (query.get('depth') === '2') found = found.flatMap((category) => [category, ...childrenOf(category.id)])
  const title = query.get('title')
  if (title !== null || query.get('for') === 'search') {
    const words = phraseWords(title ?? '')
    found = found.filter((category) => words.length && words.every((word) => normalise(category.title).includes(word)))
  }
  const count = (id: string) => allRows(data).whole.filter(({ categories }) => categories.includes(id)).length
  const shown = found.slice(0, numberIn(query, 'size', found.length))
  return {
    categories: isOn(query.get('productCount')) ? shown.map((category) => ({ ...category, productCount: count(category.id) })) : shown,
    total: found.length,
  }
}

/** The product of an id of itself or of one of its rows. */
export const productOf = (data: DemoData, id: string) =>
  data.products.find((product) => product.id === (data.split.find((row) => row.id === id)?.productId ?? id))

/** GET /api/products/{id}/variants. */
export function listVariants(data: DemoData, id: string, query: URLSearchParams) {
  const product = productOf(data, id)
  if (!product) return undefined
  const row = query.get('splitByAttribute') === 'colour' ? data.split.find((part) => part.id === id) : undefined
  const codes = listOf(query, 'variantCodes')
  const [, attribute, value] = /^([^:]+):(.+)$/.exec(query.get('byAttribute') ?? '') ?? []
  return (data.variants[product.id] ?? []).filter(
    (variant) =>
      (!row?.codes || row.codes.includes(variant.code)) &&
      (codes.length === 0 || codes.includes(variant.code)) &&
      (!attribute || variant.attributes?.some((known) => known.code === attribute && String(known.value) === value)),
  )
}
