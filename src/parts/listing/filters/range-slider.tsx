import type { CSSProperties, KeyboardEvent } from 'react'
import { rangeStep } from '../../../domain/constants.ts'
import { stepValue } from '../../../domain/listing/filters.ts'
import type { RangeInput } from '../../../domain/listing/range-input.ts'
import { messages } from '../../../domain/messages.ts'
import { useText } from '../../app/use-text.ts'

interface RangeSliderProps {
  title: string
  bounds: { min: number; max: number }
  input: RangeInput
  onInput: (input: RangeInput) => void
}

/** Direction of an arrow key: 1 for up or forward in the writing direction, -1 for down or back. */
function stepDirection({ key, currentTarget }: KeyboardEvent): 1 | -1 | undefined {
  const [more, less] = getComputedStyle(currentTarget).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === 'ArrowUp' || key === more) return 1
  return key === 'ArrowDown' || key === less ? -1 : undefined
}

/** A slider with two thumbs: two native range inputs on top of each other, for native keyboard and touch behaviour. */
export function RangeSlider({ title, bounds, input, onInput }: RangeSliderProps) {
  const t = useText()
  const toBound = (text: string, empty: number) => Math.min(bounds.max, Math.max(bounds.min, Number(text || empty) || empty))
  const min = toBound(input.min, bounds.min)
  const max = toBound(input.max, bounds.max)
  const share = (value: number) => (bounds.max > bounds.min ? (value - bounds.min) / (bounds.max - bounds.min) : 0)
  const thumb = (name: 'min' | 'max', value: number, clampThumb: (value: number) => number) => {
    const move = (to: number) => onInput({ ...input, [name]: String(clampThumb(to)) })
    // the native key step is `step`, a hundredth of a euro
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = stepDirection(event)
      if (direction === undefined) return
      event.preventDefault()
      move(stepValue(value, direction, bounds))
    }
    return (
      <input
        type="range"
        min={bounds.min}
        max={bounds.max}
        step={rangeStep}
        value={value}
        aria-label={`${title}, ${t(name === 'min' ? messages.minimum : messages.maximum)}`}
        onChange={({ target }) => move(Number(target.value))}
        onKeyDown={onKeyDown}
      />
    )
  }
  return (
    <div className="range-slider" style={{ '--from': share(min), '--to': share(max) } as CSSProperties}>
      {thumb('min', min, (value) => Math.min(value, max))}
      {thumb('max', max, (value) => Math.max(value, min))}
    </div>
  )
}
