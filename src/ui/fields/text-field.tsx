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
  /** once per decision, never per key */
  onCommit: (text: string) => void
  /** the shopper has been here */
  onTouch?: () => void
}

const maxTextLength = 200

/** A labelled line of text; what is typed is the shopper's own until the field is left. */
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
          onBlur={() => {
            onBlur()
            onTouch?.()
          }}
        />
      )}
    </Field>
  )
}
