import { type ReactNode, useId } from 'react'
import { useSheet } from '../base/use-sheet.ts'
import { FieldError } from './field-error.tsx'
import sheet from './form.css?sheet'

/** What the control of a field gets, so that its label and its error belong to it. */
export interface Control {
  id: string
  'aria-describedby': string | undefined
  'aria-required': true | undefined
  invalid: boolean
}

interface FieldProps {
  label: string
  /** the word behind the label of a field that may stay empty; without it the field is required */
  optional?: string | undefined
  error?: string | undefined
  children: (control: Control) => ReactNode
}

/** Label, control, and what is wrong with it. */
export function Field({ label, optional, error, children }: FieldProps) {
  useSheet(sheet)
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="field" part="field">
      <label htmlFor={id} className="field-label">
        {label}
        {optional ? (
          <span className="field-optional">{` ${optional}`}</span>
        ) : (
          <span className="field-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': error === undefined ? undefined : errorId,
        'aria-required': optional ? undefined : true,
        invalid: error !== undefined,
      })}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
