import type { InputHTMLAttributes } from 'react'
import { lineMaxCharacters } from '../../domain/constants.ts'
import { clean, type TextKind } from '../../domain/forms/clean-text.ts'
import { Field, type FieldProps } from './field.tsx'
import { Input } from './input.tsx'
import { useDraft } from './use-draft.ts'

interface TextFieldProps
  extends FieldProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'name' | 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'min' | 'maxLength' | 'placeholder' | 'readOnly'
    > {
  value: string | undefined
  /** what the text is; default by the type of the field */
  kind?: TextKind | undefined
  /** called with the cleaned text on Enter or blur, not on every keystroke */
  onCommit: (text: string) => void
  /** called on blur */
  onTouch?: () => void
}

const kinds: Readonly<Record<string, TextKind>> = { email: 'email', tel: 'phone' }

/** A labelled text input. Typed text is cleaned and committed on Enter or blur. */
export function TextField({ label, value = '', kind, optional, hint, error, onCommit, onTouch, ...rest }: TextFieldProps) {
  const kindOfText = kind ?? kinds[rest.type ?? ''] ?? 'line'
  const { onBlur, ...draft } = useDraft<HTMLInputElement>(value, (text) => onCommit(clean(kindOfText, text)))
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <Input
          maxLength={lineMaxCharacters}
          {...rest}
          {...control}
          {...draft}
          onBlur={(event) => {
            onBlur(event)
            onTouch?.()
          }}
        />
      )}
    </Field>
  )
}
