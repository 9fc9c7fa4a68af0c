import { parseNumber } from '../forms/form-values.ts'
import type { Range } from './listing-query.ts'

/** The two typed texts of a range filter. */
export interface RangeInput {
  min: string
  max: string
}

interface Bounds {
  min: number
  max: number
}

/** Why a range cannot be applied and which inputs to mark. */
export interface RangeError {
  reason: 'invalid' | 'reversed'
  min: boolean
  max: boolean
}

/** Parses a typed bound; an empty input is the bound itself, any text that is not a number is NaN. */
const typed = (text: string, empty: number): number => (text.trim() === '' ? empty : (parseNumber(text) ?? Number.NaN))

const typedRange = (input: RangeInput, bounds: Bounds) => ({ min: typed(input.min, bounds.min), max: typed(input.max, bounds.max) })
const within = (value: number, { min, max }: Bounds) => value >= min && value <= max

/** The error of a typed range: not numeric, out of bounds, or reversed (FILT-11..13). */
export function rangeError(input: RangeInput, bounds: Bounds): RangeError | undefined {
  const { min, max } = typedRange(input, bounds)
  const wrong = { min: !within(min, bounds), max: !within(max, bounds) }
  if (wrong.min || wrong.max) return { reason: 'invalid', ...wrong }
  return min > max ? { reason: 'reversed', min: true, max: true } : undefined
}

/** The range to filter by; undefined for the full range, which clears the filter (FILT-10). Only for input without an error. */
export function readRangeInput(input: RangeInput, bounds: Bounds): Range | undefined {
  const range = typedRange(input, bounds)
  return rangeCleared(range, bounds) ? undefined : range
}

/** True if both sides are at the initial bounds (FILT-10). */
export const rangeCleared = ({ min, max }: Range, bounds: Bounds): boolean =>
  (min ?? bounds.min) === bounds.min && (max ?? bounds.max) === bounds.max
