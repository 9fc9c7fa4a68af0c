import { useId, useState } from 'react'
import { imageUrl } from '../../../base/images/image-url.ts'
import { messages } from '../../../domain/messages.ts'
import { isInput, orderedValues, withSuffix } from '../../../domain/product/product-attributes.ts'
import { shownValues } from '../../../domain/product/variants.ts'
import { useSettings } from '../../../kit/host.ts'
import type { Attribute, AttributeValue } from '../../../model/product/attribute.ts'
import { useText } from '../../../parts/app/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { OptionLabel, useSurcharge } from './option-label.tsx'
import type { OptionProps } from './options.tsx'

/** Values as buttons or pictures for a single choice; shows four, the rest on demand (PDP-22, PDP-25). */
export function OptionValues({ attribute, value, isMissing, hasError, isActive, isSoldOut, onChoose }: OptionProps) {
  const t = useText()
  const error = useId()
  const [isOpen, setOpen] = useState(false)
  const all = orderedValues(attribute)
  const shown = shownValues(all, value, isOpen)
  const chosen = all.find((known) => known.value === value)
  const canClear = chosen && isInput(attribute) && !attribute.isRequired
  return (
    <fieldset
      className="option"
      data-code={attribute.code}
      data-waiting={isMissing || undefined}
      aria-describedby={hasError ? error : undefined}
    >
      <legend className="option-label">
        <OptionLabel attribute={attribute} chosen={chosen && titleOf(attribute, chosen)} />
      </legend>
      {hasError && <FieldError id={error}>{t(messages.chooseOptions)}</FieldError>}
      <div className="option-values">
        {shown.map((item) => (
          <Value
            key={item.value}
            attribute={attribute}
            value={item}
            isOn={item.value === value}
            isActive={isActive(item.value)}
            isSoldOut={isSoldOut(item.value)}
            onChoose={() => onChoose(item.value)}
          />
        ))}
        {(isOpen || shown.length < all.length) && (
          <Button kind="ghost" className="option-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? messages.less : messages.moreChoices)}
          </Button>
        )}
        {canClear && (
          <Button kind="ghost" className="option-more" onClick={() => onChoose('')}>
            {t(messages.clearFilter, { filter: attribute.title ?? attribute.code })}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const titleOf = ({ suffix }: Attribute, { title, value }: AttributeValue) => withSuffix(title ?? value, suffix)

interface ValueProps {
  attribute: Attribute
  value: AttributeValue
  isOn: boolean
  /** some variant combines it with the other selected values */
  isActive: boolean
  /** no variant with it can be delivered */
  isSoldOut: boolean
  onChoose: () => void
}

const usualImagePx = 72

/** One value; an inactive or sold-out one can still be selected and is marked as unavailable. */
function Value({ attribute, value, isOn, isActive, isSoldOut, onChoose }: ValueProps) {
  const t = useText()
  const surcharge = useSurcharge()
  const { apiBase } = useSettings()
  const title = titleOf(attribute, value)
  const size = attribute.imageSize ?? usualImagePx
  const picture =
    attribute.type === 'textWithImage' && value.image
      ? imageUrl(apiBase, value.image, { w: 2 * size, h: 2 * size, fit: 'cover', f: 'webp' })
      : undefined
  return (
    <label
      className="option-value"
      data-picture={picture ? true : undefined}
      data-on={isOn || undefined}
      data-off={!isActive || isSoldOut || undefined}
      title={picture && !attribute.hideTooltip ? title : undefined}
    >
      <input type="radio" className="option-radio" name={attribute.code} value={value.value} checked={isOn} onChange={onChoose} />
      {picture ? (
        <>
          <img part="image" src={picture} alt={value.imageAlt ?? title} width={size} height={size} loading="lazy" decoding="async" />
          <span className="option-name" aria-hidden="true">
            {title}
          </span>
        </>
      ) : (
        title
      )}
      {value.price ? <span className="option-price">{surcharge(value.price)}</span> : null}
      {(!isActive || isSoldOut) && (
        <span className="hidden-text">{`, ${t(isActive ? messages.outOfStock : messages.quantityNotAvailable)}`}</span>
      )}
    </label>
  )
}
