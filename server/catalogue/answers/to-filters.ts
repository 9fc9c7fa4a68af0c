import { optionOrder } from '../../../src/domain/listing/option-order.ts'
import type { Filter, FilterOption } from '../../../src/model/listing/filter.ts'
import type { Language } from '../../languages/language.ts'
import type { Choice, FacetCounts, Scope } from '../index/scope.ts'
import type { Amounts } from '../records/amounts.ts'
import type { Attribute, Reference, Value } from '../records/reference.ts'

/**
 * Creates the filters of a listing, price first (ENT-08). Omits options without products unless they are selected, so that
 * users can deselect them.
 */
export function toFilters(
  { attributes, amounts, languages }: Reference,
  { choices }: Scope,
  { counts, bounds }: FacetCounts,
  language: Language,
): Filter[] {
  const filters: (Filter | undefined)[] = [
    priceFilter(choices.get('price'), bounds.get('price'), { title: languages.words(language).catalogue.price, amounts }),
  ]
  for (const attribute of attributes.values()) {
    if (!attribute.isFilter) continue
    const choice = choices.get(attribute.code)
    filters.push(
      attribute.type === 'number'
        ? rangeFilter(attribute, choice, bounds.get(attribute.code), language)
        : enumFilter(attribute, choice, counts, language),
    )
  }
  return filters.filter((filter) => filter !== undefined)
}

type Bounds = readonly [min: number, max: number] | undefined

function priceFilter(
  choice: Choice | undefined,
  bounds: Bounds,
  { title, amounts: { currency, toUnits } }: { title: string; amounts: Amounts },
): Filter | undefined {
  const range = selectedRange(choice, bounds)
  if (!range) return undefined
  const { active, min, max, initialMin, initialMax } = range
  return {
    field: 'price',
    title,
    unit: currency === 'EUR' ? '€' : currency,
    type: 'range',
    active,
    min: toUnits(min),
    max: toUnits(max),
    initialMin: toUnits(initialMin),
    initialMax: toUnits(initialMax),
  }
}

function rangeFilter(
  { code, texts, suffix }: Attribute,
  choice: Choice | undefined,
  bounds: Bounds,
  language: Language,
): Filter | undefined {
  const range = selectedRange(choice, bounds)
  const { title, group } = texts(language)
  return range && { field: code, title, group, unit: suffix, type: 'range', ...range }
}

/** The selected range, with the widest bounds in place of open ends. Undefined if nothing is selected and all values are equal. */
function selectedRange(choice: Choice | undefined, bounds: Bounds) {
  const chosen = choice && 'tokens' in choice ? undefined : choice
  if (!bounds || (bounds[0] === bounds[1] && !chosen)) return undefined
  const [initialMin, initialMax] = bounds
  return { active: chosen !== undefined, min: chosen?.min ?? initialMin, max: chosen?.max ?? initialMax, initialMin, initialMax }
}

/** The shop's own order if all options have one, otherwise by size and title: an import does not know the order of all its values. */
function inOrder(values: readonly Value[], language: Language): Value[] {
  const compare = optionOrder(language)
  const byTitle = (a: Value, b: Value) => compare(a.titles(language), b.titles(language))
  const isOrdered = values.every(({ sortNumber }) => sortNumber !== undefined)
  return values.toSorted((a, b) => (isOrdered ? (a.sortNumber ?? 0) - (b.sortNumber ?? 0) : 0) || byTitle(a, b))
}

function enumFilter(
  { code, texts, values }: Attribute,
  choice: Choice | undefined,
  counts: FacetCounts['counts'],
  language: Language,
): Filter | undefined {
  const chosen = new Set(choice && 'tokens' in choice ? choice.tokens : [])
  const shown = [...values.values()].filter(({ token }) => counts.has(token) || chosen.has(token))
  if (shown.length === 0) return undefined
  const options = inOrder(shown, language).map(({ value, titles, token, imageId, swatch }): FilterOption => {
    const title = titles(language)
    return { value, title, count: counts.get(token) ?? 0, image: imageId, imageAlt: imageId && title, swatch, active: chosen.has(token) }
  })
  const { title, group } = texts(language)
  return { field: code, title, group, type: 'enum', active: chosen.size > 0, options }
}
