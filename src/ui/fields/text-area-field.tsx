import type { TextareaHTMLAttributes } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import sheet from './field.css?sheet'
import { Field, type FieldProps } from './field.tsx'
import area from './text-area-field.css?sheet'
import { useDraft } from './use-draft.ts'

interface TextAreaFieldProps
  extends FieldProps,
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'autoComplete' | 'rows' | 'maxLength' | 'placeholder'> {
  value: string | undefined
  /** called on Enter or blur, not on every keystroke */
  onCommit: (text: string) => void
  onTouch?: () => void
}

const maxTextLength = 5000
const usualRows = 4

/** A labelled textarea that grows with its content. */
export function TextAreaField({ label, value = '', optional, hint, error, onCommit, onTouch, ...rest }: TextAreaFieldProps) {
  useSheet(sheet)
  useSheet(area)
  const { onBlur, ...draft } = useDraft<HTMLTextAreaElement>(value, onCommit)
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {({ invalid, ...control }) => (
        <textarea
          maxLength={maxTextLength}
          rows={usualRows}
          {...rest}
          {...control}
          {...draft}
          className="input text-area"
          part="input"
          aria-invalid={invalid || undefined}
          onBlur={(event) => {
            onBlur(event)
            onTouch?.()
          }}
        />
      )}
    </Field>
  )
}
