import { debounce } from '../../../base/timers.ts'
import { rangeDelayMs } from '../../../domain/constants.ts'
import type { Range } from '../../../domain/listing/listing-query.ts'
import { type RangeInput, rangeError, readRangeInput } from '../../../domain/listing/range-input.ts'

/** Debounces a typed range by 300 ms; never applies an invalid one (FILT-07, FILT-11). */
export function delayedRange(apply: (range: Range | undefined) => void) {
  let next: Range | undefined
  const { soon, cancel } = debounce(rangeDelayMs, () => apply(next))
  return {
    cancel,
    type(input: RangeInput, bounds: { min: number; max: number }) {
      cancel()
      if (rangeError(input, bounds)) return
      next = readRangeInput(input, bounds)
      soon()
    },
  }
}
