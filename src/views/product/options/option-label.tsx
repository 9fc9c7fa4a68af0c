import { messages } from '../../../domain/messages.ts'
import { formatMoney } from '../../../domain/money.ts'
import { isInput } from '../../../domain/product/product-attributes.ts'
import { useSettings } from '../../../kit/host.ts'
import type { Attribute } from '../../../model/product/attribute.ts'
import { useText } from '../../../parts/app/use-text.ts'

interface OptionLabelProps {
  attribute: Attribute
  /** what is chosen, in words */
  chosen?: string | undefined
}

/** Name of an attribute, what is chosen of it, whether it may stay empty, and what it costs. */
export function OptionLabel({ attribute, chosen }: OptionLabelProps) {
  const t = useText()
  const surcharge = useSurcharge()
  const { title, code, price, isRequired } = attribute
  return (
    <>
      {title ?? code}
      {isRequired && (
        <span className="option-star" aria-hidden="true">
          *
        </span>
      )}
      {chosen && note(chosen)}
      {isInput(attribute) && !isRequired && !chosen && note(t(messages.optional))}
      {price ? note(surcharge(price)) : null}
    </>
  )
}

/** Apart from the name also where it is read out. */
const note = (text: string) => (
  <>
    {' '}
    <span className="option-note">{text}</span>
  </>
)

/** What a value adds to the price: +€2,00; nothing where it adds nothing. */
export function useSurcharge() {
  const { currency } = useSettings()
  return (price: number | undefined): string => (price ? `+${formatMoney(price, currency)}` : '')
}
