import { type ReactNode, useId } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../icon.tsx'
import { check } from '../icons.ts'
import sheet from './checkbox-field.css?sheet'
import { FieldError } from './field-error.tsx'
import form from './form.css?sheet'

interface CheckboxFieldProps {
  name?: string
  /** can contain links, for example to terms and conditions */
  label: ReactNode
  checked: boolean
  /** adds an asterisk and aria-required */
  required?: boolean
  error?: string | undefined
  onChange: (checked: boolean) => void
  onTouch?: () => void
}

/** A checkbox with its label. The whole line is clickable. */
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
        <span className="checkbox-text">
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
