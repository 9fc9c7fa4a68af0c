import { type ReactNode, useId } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import { FieldError } from './field-error.tsx'
import sheet from './form.css?sheet'

/** Props that connect a control with its label, hint and error. */
export interface Control {
  id: string
  'aria-describedby': string | undefined
  'aria-required': true | undefined
  invalid: boolean
}

export interface FieldProps {
  label: string
  /** text after the label of an optional field, such as "optional"; the field is required when absent */
  optional?: string | undefined
  /** replaced by an error */
  hint?: ReactNode
  error?: string | undefined
}

/** A control with label, hint and error. */
export function Field({ label, optional, hint, error, children }: FieldProps & { children: (control: Control) => ReactNode }) {
  useSheet(sheet)
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const isHinted = hint !== undefined && error === undefined
  return (
    <div className="field" part="field">
      <label htmlFor={id} className="field-label" part="label">
        {label}
        <RequiredMark optional={optional} />
      </label>
      {children({
        id,
        'aria-describedby': error === undefined ? (isHinted ? hintId : undefined) : errorId,
        'aria-required': optional ? undefined : true,
        invalid: error !== undefined,
      })}
      {isHinted && (
        <div className="field-hint" id={hintId}>
          {hint}
        </div>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/** The asterisk of a required field, or the text that marks an optional one (FORM-26). */
export function RequiredMark({ optional }: { optional: string | undefined }) {
  return optional ? (
    <span className="field-optional">{` ${optional}`}</span>
  ) : (
    <span className="field-required" aria-hidden="true">
      {' *'}
    </span>
  )
}
