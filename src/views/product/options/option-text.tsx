import { useId } from 'react'
import { inSentence } from '../../../domain/language.ts'
import { messages } from '../../../domain/messages.ts'
import { useLanguage } from '../../../parts/app/use-configuration.ts'
import { useText } from '../../../parts/app/use-text.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { Input } from '../../../ui/fields/input.tsx'
import { OptionLabel } from './option-label.tsx'
import type { OptionProps } from './options.tsx'

/** enough for a name or a greeting, not a letter */
const maxTextLength = 500

/** Free text by the user, such as an engraving. */
export function OptionText({ attribute, value = '', isMissing, hasError, onChoose }: OptionProps) {
  const t = useText()
  const lang = useLanguage()
  const id = useId()
  const error = `${id}-error`
  return (
    <div className="option" data-code={attribute.code} data-waiting={isMissing || undefined}>
      <label className="option-label" htmlFor={id}>
        <OptionLabel attribute={attribute} />
      </label>
      <Input
        id={id}
        autoComplete="off"
        maxLength={maxTextLength}
        placeholder={attribute.placeholder}
        required={attribute.isRequired}
        invalid={hasError}
        aria-describedby={hasError ? error : undefined}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      />
      {hasError && (
        <FieldError id={error}>{t(messages.fillInOption, { option: inSentence(attribute.title ?? attribute.code, lang) })}</FieldError>
      )}
    </div>
  )
}
