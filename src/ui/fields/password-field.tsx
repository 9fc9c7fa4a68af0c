import { useId, useState } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../icon.tsx'
import { check, eye, eyeOff } from '../icons.ts'
import { Field, type FieldProps } from './field.tsx'
import { Input } from './input.tsx'
import sheet from './password-field.css?sheet'

/** A part of what a password must be; `isMet` says whether the present one is. */
export interface PasswordHint {
  text: string
  isMet?: boolean
}

interface PasswordFieldProps extends Omit<FieldProps, 'hint'> {
  name?: string
  value: string
  /** a password manager needs to know which of the two it is */
  autoComplete: 'current-password' | 'new-password'
  /** name of the button that makes the password readable */
  showLabel: string
  /** what the shop asks of a password */
  hints?: readonly PasswordHint[]
  /** with every key: hints and rules follow */
  onChange: (password: string) => void
  onTouch?: () => void
}

const maxPasswordLength = 1024

/** A password, hidden until the shopper wants to see it. */
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
              spellCheck="false"
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
              {/* the tick alone is only seen: the error says what is still missing */}
              <Icon path={check} size={16} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
