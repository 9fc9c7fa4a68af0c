import { dropdownMaxHeightPx, dropdownMinHeightPx, dropdownPageJump } from './constants.ts'

/**
 * Side and maximum height of a dropdown list. Opens above only if the minimum height does not fit below and there is more
 * room above (FORM-42, FORM-43).
 */
export function positionMenu({ above, below }: { above: number; below: number }): { side: 'above' | 'below'; heightPx: number } {
  const side = below < dropdownMinHeightPx && above > below ? 'above' : 'below'
  const availablePx = side === 'above' ? above : below
  return { side, heightPx: Math.max(dropdownMinHeightPx, Math.min(dropdownMaxHeightPx, Math.floor(availablePx))) }
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: dropdownPageJump,
  PageUp: -dropdownPageJump,
  Home: -Infinity,
  End: Infinity,
}

/** Index of the option after a key press; undefined for other keys. PageUp and PageDown jump 5 options (FORM-44). */
export function optionAfterKey(key: string, from: number, count: number): number | undefined {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined || count === 0) return undefined
  return Math.max(0, Math.min(count - 1, from + step))
}

/** Typeahead: the next option that starts with the typed text, wrapping around. A repeated letter cycles through its options. */
export function optionStartingWith(titles: readonly string[], typed: string, from: number): number | undefined {
  const text = typed.toLowerCase()
  const isRepeated = text.length > 1 && [...text].every((letter) => letter === text[0])
  const start = isRepeated ? text.slice(0, 1) : text
  const first = start.length > 1 ? from : from + 1
  const order = titles.map((_, index) => (Math.max(0, first) + index) % titles.length)
  return order.find((index) => titles[index]?.toLowerCase().startsWith(start))
}
