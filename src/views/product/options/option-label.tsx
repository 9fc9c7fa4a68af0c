import { messages } from '../../../domain/messages.ts'
import { isInput } from '../../../domain/product/product-attributes.ts'
import type { Attribute } from '../../../model/product/attribute.ts'
import { useMoney } from '../../../parts/app/use-money.ts'
import { useText } from '../../../parts/app/use-text.ts'

interface OptionLabelProps {
  attribute: Attribute
  /** text of the selected value */
  chosen?: string | undefined
}

/** Name of an attribute, its selected value, whether it is optional, and its surcharge. */
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
      {chosen && renderNote(chosen)}
      {isInput(attribute) && !isRequired && !chosen && renderNote(t(messages.optional))}
      {price ? renderNote(surcharge(price)) : null}
    </>
  )
}

/** The space separates the note from the name for screen readers, too. */
const renderNote = (text: string) => (
  <>
    {' '}
    <span className="option-note">{text}</span>
  </>
)

/** Returns a formatter of the surcharge of a value, such as +€2,00; an empty string without one. */
export function useSurcharge() {
  const { currency, format } = useMoney()
  return (price: number | undefined): string => (price ? `+${format(price, currency)}` : '')
}
