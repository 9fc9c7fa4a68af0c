import { localeOf } from '../language.ts'
import { type SizeKey, sizeKey } from './size-key.ts'

const kinds = ['measure', 'letters']
const kindOf = (key: SizeKey | undefined) => (key ? kinds.indexOf(key.kind) : kinds.length)

function compareSizes(a: SizeKey, b: SizeKey): number {
  if (a.label !== b.label) return a.label < b.label ? -1 : 1
  const [left, right] = [a, b].map((key) => (key.kind === 'letters' ? [key.rank] : key.numbers))
  for (const [index, number] of (left ?? []).entries()) {
    const difference = number - (right?.[index] ?? Number.NEGATIVE_INFINITY)
    if (difference) return difference
  }
  return (left?.length ?? 0) - (right?.length ?? 0)
}

/**
 * Compares titles of options: numbers and measures by size, then XXS to 5XL, then words by the alphabet of the language. The key of
 * a title is read once.
 */
export function optionOrder(language: string): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(localeOf(language), { numeric: true })
  const keys = new Map<string, SizeKey | undefined>()
  const keyOf = (title: string) => {
    if (!keys.has(title)) keys.set(title, sizeKey(title))
    return keys.get(title)
  }
  return (a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)]
    return kindOf(left) - kindOf(right) || (left && right && compareSizes(left, right)) || compare(a, b)
  }
}
