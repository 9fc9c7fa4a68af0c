import { type ReactNode, useId } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import { FieldError } from './field-error.tsx'
import sheet from './radio-cards.css?sheet'

export interface RadioCardOption {
  value: string
  title: string
  description?: string | undefined
  /** rendered at the end of the line, such as a price */
  aside?: ReactNode
}

interface RadioCardsProps {
  /** id of the heading that labels the group */
  labelledBy: string
  /** name of the group among the fields of its form */
  field?: string
  value: string | undefined
  options: readonly RadioCardOption[]
  error?: string | undefined
  onChange: (value: string) => void
  /** further fields, rendered in the card of the selected option */
  children?: ReactNode
}

/** Radio buttons as cards; an error is one message above them. The selected card shows further fields. */
export function RadioCards({ labelledBy, field, value, options, error, onChange, children }: RadioCardsProps) {
  useSheet(sheet)
  const name = useId()
  const errorId = `${name}-error`
  const isBad = error !== undefined
  return (
    <div
      className="choices"
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-required="true"
      aria-invalid={isBad || undefined}
      aria-describedby={isBad ? errorId : undefined}
    >
      {isBad && <FieldError id={errorId}>{error}</FieldError>}
      {options.map((option, index) => (
        <div key={option.value} className="choice" part="choice">
          <label className="choice-line">
            <input
              type="radio"
              className="hidden-text"
              name={name}
              checked={option.value === value}
              data-field={index === 0 ? field : undefined}
              data-invalid={(isBad && index === 0) || undefined}
              onChange={() => onChange(option.value)}
            />
            <span className="radio" aria-hidden="true" />
            <span className="choice-text">
              <span className="choice-title">{option.title}</span>
              {option.description && <span className="choice-description">{option.description}</span>}
            </span>
            {option.aside}
          </label>
          {option.value === value && children && <div className="choice-more">{children}</div>}
        </div>
      ))}
    </div>
  )
}
