import { useId, useState } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../icon.tsx'
import { check, circle, eye, eyeOff } from '../icons.ts'
import { Field, type FieldProps } from './field.tsx'
import { Input } from './input.tsx'
import sheet from './password-field.css?sheet'

/** A password requirement. `isMet`: whether the current value satisfies it. */
export interface PasswordHint {
  text: string
  isMet?: boolean
}

interface PasswordFieldProps extends Omit<FieldProps, 'hint'> {
  name?: string
  value: string
  /** tells password managers which of the two it is */
  autoComplete: 'current-password' | 'new-password'
  /** label of the button that shows the password */
  showLabel: string
  /** the shop's password requirements */
  hints?: readonly PasswordHint[]
  /** called on every input, because hints and rules update live */
  onChange: (password: string) => void
  onTouch?: () => void
}

const maxPasswordLength = 1024

/** A password field with a show/hide button. */
export function PasswordField({
  label,
  optional,
  error,
  name,
  value,
  autoComplete,
  showLabel,
  hints = [],
  onChange,
  onTouch,
}: PasswordFieldProps) {
  useSheet(sheet)
  const [isShown, setShown] = useState(false)
  const hintsId = `${useId()}-hints`
  return (
    <div className="password">
      <Field label={label} optional={optional} error={error}>
        {({ 'aria-describedby': describedBy, ...control }) => (
          <span className="password-line">
            <Input
              {...control}
              aria-describedby={[describedBy, hints.length > 0 && hintsId].filter(Boolean).join(' ') || undefined}
              type={isShown ? 'text' : 'password'}
              name={name}
              value={value}
              autoComplete={autoComplete}
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={maxPasswordLength}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onTouch}
            />
            <button
              type="button"
              className="button password-show"
              data-kind="icon"
              part="button"
              aria-label={showLabel}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              <Icon path={isShown ? eyeOff : eye} />
            </button>
          </span>
        )}
      </Field>
      {hints.length > 0 && (
        <ul className="password-hints" id={hintsId}>
          {hints.map(({ text, isMet }) => (
            <li key={text} data-met={isMet || undefined}>
              {/* the mark is only visual; the error message names the missing requirements */}
              <Icon path={isMet ? check : circle} size={16} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
