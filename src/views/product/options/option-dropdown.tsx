import { useId } from 'react'
import { messages } from '../../../domain/messages.ts'
import { orderedValues, withSuffix } from '../../../domain/product/product-attributes.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useText } from '../../../parts/app/use-text.ts'
import field from '../../../ui/fields/field.css?sheet'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDown } from '../../../ui/icons.ts'
import { OptionLabel, useSurcharge } from './option-label.tsx'
import type { OptionProps } from './options.tsx'

/** Values in a native select, on every screen (PDP-26). */
export function OptionDropdown({ attribute, value = '', isMissing, hasError, isActive, isSoldOut, onChoose }: OptionProps) {
  useSheet(field)
  const t = useText()
  const surcharge = useSurcharge()
  const id = useId()
  const error = `${id}-error`
  return (
    <div className="option" data-code={attribute.code} data-waiting={isMissing || undefined}>
      <label className="option-label" htmlFor={id}>
        <OptionLabel attribute={attribute} />
      </label>
      <span className="option-select">
        <select
          id={id}
          className="input"
          part="input"
          required={attribute.isRequired}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? error : undefined}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{attribute.placeholder ?? t(messages.chooseOption)}</option>
          {orderedValues(attribute).map((item) => (
            <option key={item.value} value={item.value}>
              {[
                withSuffix(item.title ?? item.value, attribute.suffix),
                surcharge(item.price),
                !isActive(item.value) && `(${t(messages.quantityNotAvailable)})`,
                isActive(item.value) && isSoldOut(item.value) && `(${t(messages.outOfStock)})`,
              ]
                .filter(Boolean)
                .join(' ')}
            </option>
          ))}
        </select>
        <Icon path={chevronDown} />
      </span>
      {hasError && <FieldError id={error}>{t(messages.chooseOptions)}</FieldError>}
    </div>
  )
}
