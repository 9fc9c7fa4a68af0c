import { type ReactNode, useId } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import { FieldError } from './field-error.tsx'
import sheet from './form.css?sheet'

/** What the control of a field gets, so that its label, its hint and its error belong to it. */
export interface Control {
  id: string
  'aria-describedby': string | undefined
  'aria-required': true | undefined
  invalid: boolean
}

export interface FieldProps {
  label: string
  /** the word behind the label of a field that may stay empty; without it the field is required */
  optional?: string | undefined
  /** what to fill in; gives way to an error */
  hint?: ReactNode
  error?: string | undefined
}

/** Label, control, what to fill in, and what is wrong with it. */
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

/** The asterisk of a required field (FORM-26), or the word that says that it may stay empty. */
export function RequiredMark({ optional }: { optional: string | undefined }) {
  return optional ? (
    <span className="field-optional">{` ${optional}`}</span>
  ) : (
    <span className="field-required" aria-hidden="true">
      {' *'}
    </span>
  )
}
