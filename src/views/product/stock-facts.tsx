import type { ReactNode } from 'react'
import { messages } from '../../domain/messages.ts'
import { availabilityColour, availableQuantity, deliveryTerm, showsAvailability } from '../../domain/product/availability.ts'
import { isDeliverable } from '../../domain/product/purchasable.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { messageCircle, truck } from '../../ui/icons.ts'
import { InquiryButton } from './inquiry-button.tsx'
import sheet from './stock-facts.css?sheet'

interface StockFactsProps {
  product: Product
  item: Product
  variant: Variant | undefined
  configuration: Configuration | undefined
  inquiryFormId: string | undefined
}

/** Stock, delivery date and contacts (PDP-08, PDP-09). */
export function StockFacts({ product, item, variant, configuration, inquiryFormId }: StockFactsProps) {
  useSheet(sheet)
  const t = useText()
  const quantity = availableQuantity(item)
  const term = deliveryTerm(product, configuration?.productDeliveryDaysAttribute, variant)
  const colour = showsAvailability(configuration?.features, undefined) ? availabilityColour({ quantity, days: term?.min }) : undefined
  const none = item.sellWithoutStock ? messages.deliveryOnOrder : messages.outOfStock
  return (
    <ul className="stock-facts">
      <li className="stock-fact" part="availability" data-colour={colour}>
        <b>{quantity > 0 ? t(quantity === 1 ? messages.inStockPiece : messages.inStockPieces, { count: quantity }) : t(none)}</b>
      </li>
      {term && isDeliverable(item) && (
        <Fact icon={truck}>
          {term.max <= 1
            ? t(messages.deliveryWithinADay)
            : t(messages.deliveryWithin, { days: term.min === term.max ? term.min : `${term.min}-${term.max}` })}
        </Fact>
      )}
      {inquiryFormId && (
        <Fact icon={messageCircle}>
          {`${t(messages.askForMore)} `}
          <InquiryButton formId={inquiryFormId} product={item} />
        </Fact>
      )}
    </ul>
  )
}

const Fact = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <li className="stock-fact">
    <Icon path={icon} />
    <span>{children}</span>
  </li>
)
