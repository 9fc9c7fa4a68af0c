import type { InputHTMLAttributes } from 'react'
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
  /** called on Enter or blur, not on every keystroke */
  onCommit: (text: string) => void
  /** called on blur */
  onTouch?: () => void
}

const maxTextLength = 200

/** A labelled text input. Typed text is committed on Enter or blur. */
export function TextField({ label, value = '', optional, hint, error, onCommit, onTouch, ...rest }: TextFieldProps) {
  const { onBlur, ...draft } = useDraft<HTMLInputElement>(value, onCommit)
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <Input
          maxLength={maxTextLength}
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
