import { useId, useState } from 'react'
import { codeMaxCharacters } from '../../domain/constants.ts'
import { clean } from '../../domain/forms/clean-text.ts'
import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Input } from '../../ui/fields/input.tsx'
import { Icon } from '../../ui/icon.tsx'
import { plus, x } from '../../ui/icons.ts'
import link from '../../ui/text-button.css?sheet'

interface CodeFieldProps {
  label: string
  code: string | undefined
  /** why the code is invalid */
  error: string | undefined
  /** an empty text removes the code */
  onApply: (code: string) => void
}

/** The field for a discount code or gift voucher, collapsed until opened; validates once per submit. */
export function CodeField({ label, code, error, onApply }: CodeFieldProps) {
  useSheet(link)
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  if (code !== undefined) return <AppliedCode label={label} code={code} error={error} onRemove={() => onApply('')} />
  if (!isOpen)
    return (
      <button type="button" className="text-button" part="button" onClick={() => setOpen(true)}>
        <Icon path={plus} size={16} />
        {label}
      </button>
    )
  const apply = () => {
    if (clean('code', typed)) onApply(typed)
    setTyped('')
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="code-line">
        <Input
          id={id}
          // replaces the button that was just pressed
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={codeMaxCharacters}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
        />
        <Button onClick={apply}>{t(messages.apply)}</Button>
      </div>
    </div>
  )
}

interface AppliedCodeProps {
  label: string
  code: string
  error: string | undefined
  onRemove: () => void
}

function AppliedCode({ label, code, error, onRemove }: AppliedCodeProps) {
  const t = useText()
  return (
    <div className="field" data-invalid={error !== undefined || undefined}>
      <span className="field-label">{label}</span>
      <div className="code-applied">
        <bdi>{code}</bdi>
        <Button kind="icon" aria-label={`${t(messages.removeCode)} ${code}`} onClick={onRemove}>
          <Icon path={x} />
        </Button>
      </div>
      <div role="status">{error !== undefined && <FieldError>{t(error)}</FieldError>}</div>
    </div>
  )
}
