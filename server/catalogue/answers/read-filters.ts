import type { Choice } from '../index/scope.ts'
import type { Amounts } from '../records/amounts.ts'
import type { Attribute, Reference } from '../records/reference.ts'

const prefix = 'da-'
const maxValues = 200

/**
 * Reads the selected filters from the JSON parameter `filters` and from separate parameters such as `price=10|50` or
 * `da-colour=red|blue`, which take precedence. An unknown field or value matches nothing; a malformed price is ignored, and so are all
 * other parameters of a URL.
 */
export function readFilters({ attributes, amounts }: Reference, params: URLSearchParams): Map<string, Choice> {
  const choices = new Map<string, Choice>()
  for (const [name, text] of [...readJsonFields(params.get('filters')), ...[...params].filter(([name]) => isFilterName(name))]) {
    const field = name.startsWith(prefix) ? name.slice(prefix.length) : name
    // without its prefix, the name of an attribute is no filter
    const choice = name === 'price' ? priceRange(text, amounts) : toChoice(field === name ? undefined : attributes.get(field), text)
    if (choice) choices.set(field, choice)
  }
  return choices
}

const isFilterName = (name: string): boolean => name === 'price' || (name.startsWith(prefix) && name !== prefix)

/** Matches no product. */
const nothing: Choice = { tokens: [] }

function readJsonFields(text: string | null): [name: string, text: string][] {
  try {
    const fields: unknown = JSON.parse(text ?? '{}')
    if (fields === null || typeof fields !== 'object' || Array.isArray(fields)) return []
    return Object.entries(fields).flatMap(([name, value]) => {
      const texts = [value].flat().filter((item) => typeof item === 'string' || typeof item === 'number')
      return texts.length > 0 ? [[name, texts.join('|')]] : []
    })
  } catch {
    return []
  }
}

function toChoice(attribute: Attribute | undefined, text: string): Choice | undefined {
  if (text.replaceAll('|', '') === '') return undefined
  if (!attribute) return nothing
  if (attribute.type === 'number') return (attribute.isFilter && parseRange(text)) || nothing
  const values = text.split('|').slice(0, maxValues)
  return { tokens: values.flatMap((value) => attribute.values.get(value)?.token ?? []) }
}

function priceRange(text: string, { toSmall }: Amounts): Choice | undefined {
  const range = parseRange(text)
  const small = (amount: number | undefined) => (amount === undefined ? undefined : toSmall(amount))
  return range && { min: small(range.min), max: small(range.max) }
}

/** Parses `min|max`, both inclusive. One of them may be empty. */
function parseRange(text: string): { min?: number | undefined; max?: number | undefined } | undefined {
  const ends = text.split('|').map((end) => end.trim())
  if (ends.length !== 2 || ends.every((end) => end === '')) return undefined
  const [min, max] = ends.map((end) => (end === '' ? undefined : Number(end)))
  return [min, max].some((end) => end !== undefined && !Number.isFinite(end)) ? undefined : { min, max }
}
