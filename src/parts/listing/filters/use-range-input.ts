import { useEffect, useRef, useState } from 'react'
import type { Range } from '../../../domain/listing/listing-query.ts'
import { type RangeInput, rangeError } from '../../../domain/listing/range-input.ts'
import { delayedRange } from './delayed-range.ts'

const text = (bound: number | undefined) => (bound === undefined ? '' : String(bound))

/** Texts of a range filter: the typed text until it is applied, otherwise the selected range. */
export function useRangeInput(chosen: Range, bounds: { min: number; max: number }, apply: (range: Range | undefined) => void) {
  const [typed, setTyped] = useState<RangeInput>()
  const key = `${chosen.min} ${chosen.max}`
  const [renderedKey, setRenderedKey] = useState(key)
  if (key !== renderedKey) {
    setRenderedKey(key)
    setTyped(undefined) // the selected range has changed: discard the typed text
  }
  const latest = useRef(apply)
  const [delayed] = useState(() =>
    delayedRange((range) => {
      setTyped(undefined)
      latest.current(range)
    }),
  )
  useEffect(() => {
    latest.current = apply
  })
  useEffect(() => delayed.cancel, [delayed])
  const input = typed ?? { min: text(chosen.min), max: text(chosen.max) }
  return {
    input,
    error: rangeError(input, bounds),
    type(next: RangeInput) {
      setTyped(next)
      delayed.type(next, bounds)
    },
  }
}
