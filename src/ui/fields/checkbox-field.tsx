import { type ReactNode, useId } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../icon.tsx'
import { check } from '../icons.ts'
import sheet from './checkbox-field.css?sheet'
import { FieldError } from './field-error.tsx'
import form from './form.css?sheet'

interface CheckboxFieldProps {
  name?: string
  /** may hold links, such as to the terms that are agreed to */
  label: ReactNode
  checked: boolean
  /** marks it with an asterisk */
  required?: boolean
  error?: string | undefined
  onChange: (checked: boolean) => void
  onTouch?: () => void
}

/** A box to tick with its sentence; the whole line can be clicked. */
export function CheckboxField({ name, label, checked, required, error, onChange, onTouch }: CheckboxFieldProps) {
  useSheet(form)
  useSheet(sheet)
  const errorId = `${useId()}-error`
  const isBad = error !== undefined
  return (
    <div className="field" part="field">
      <label className="checkbox" part="label">
        <input
          type="checkbox"
          className="hidden-text"
          name={name}
          checked={checked}
          aria-required={required || undefined}
          aria-invalid={isBad || undefined}
          aria-describedby={isBad ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onTouch}
        />
        <span className="checkbox-box">
          <Icon path={check} size={16} />
        </span>
        <span className="checkbox-words">
          {label}
          {required && (
            <span className="field-required" aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
      </label>
      {isBad && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
