import type { InputHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { useDraft } from './use-draft.ts'

interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'min'> {
  label: string
  value: string | undefined
  optional?: string | undefined
  error?: string | undefined
  /** once per decision, never per key */
  onCommit: (text: string) => void
  /** the shopper has been here */
  onTouch?: () => void
}

const longestText = 200

/** A labelled line of text; what is typed is the shopper's own until the field is left. */
export function TextField({ label, value = '', optional, error, onCommit, onTouch, ...rest }: TextFieldProps) {
  const { onBlur, ...draft } = useDraft<HTMLInputElement>(value, onCommit)
  return (
    <Field label={label} optional={optional} error={error}>
      {(control) => (
        <Input
          maxLength={longestText}
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
