import { useId } from 'react'
import { rangeStep } from '../../../domain/constants.ts'
import { rangeBounds } from '../../../domain/listing/filters.ts'
import { chosenRange } from '../../../domain/listing/listing-query.ts'
import { messages } from '../../../domain/messages.ts'
import type { Filter } from '../../../model/listing/filter.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { Input } from '../../../ui/fields/input.tsx'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import type { FilterPanelProps } from './filter-panel.tsx'
import { RangeSlider } from './range-slider.tsx'
import { useRangeInput } from './use-range-input.ts'

/** placeholder for non-numeric text, which a number input does not expose */
const notNumeric = '?'

/** A filter by minimum and maximum (FILT-06..13). */
export function RangeFilter({ filter, chosen, onFilter }: FilterPanelProps & { filter: Filter }) {
  const t = useText()
  const money = useMoney()
  const hint = useId()
  const { field, title = field } = filter
  const bounds = rangeBounds(filter)
  const { input, error, type } = useRangeInput(chosenRange(chosen, field), bounds, (range) => onFilter(field, range))
  const side = (name: 'min' | 'max') => (
    <Input
      type="number"
      inputMode="decimal"
      step={rangeStep}
      min={bounds.min}
      max={bounds.max}
      placeholder={field === 'price' ? money.format(bounds[name]) : String(bounds[name])}
      aria-label={`${title}, ${t(name === 'min' ? messages.minimum : messages.maximum)}`}
      aria-describedby={error ? hint : undefined}
      invalid={error?.[name] ?? false}
      value={input[name] === notNumeric ? '' : input[name]}
      onChange={({ target }) => type({ ...input, [name]: target.validity.badInput ? notNumeric : target.value })}
    />
  )
  return (
    <div part="range">
      <RangeSlider title={title} bounds={bounds} input={input} onInput={type} />
      <div className="range-inputs">
        {side('min')}
        <span aria-hidden="true">–</span>
        {side('max')}
      </div>
      {error && (
        <FieldError id={hint} alert>
          {error.reason === 'reversed' ? t(messages.rangeReversed) : t(messages.rangeInvalid, bounds)}
        </FieldError>
      )}
    </div>
  )
}
