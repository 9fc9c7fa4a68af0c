import { messages } from '../../../domain/messages.ts'
import { availabilityColour, availableQuantity, dayRange, deliveryTerm, stockText } from '../../../domain/product/availability.ts'
import { isDeliverable } from '../../../domain/product/purchasable.ts'
import type { Product } from '../../../model/product/product.ts'
import type { ShopScope } from '../../app/use-shop-scope.ts'

interface AvailabilityProps {
  product: Product
  /** configuration.productDeliveryDaysAttribute */
  deliveryAttribute: string | undefined
}

/** Availability of a product as text (AVAIL-01..03). */
export function availabilityText({ product, deliveryAttribute }: AvailabilityProps, t: ShopScope['t']): string {
  const quantity = availableQuantity(product)
  if (quantity > 0) return t(stockText(quantity), { count: quantity })
  if (!isDeliverable(product)) return t(messages.outOfStock)
  const term = deliveryTerm(product, deliveryAttribute)
  if (term?.max === 1) return t(messages.deliveryWithinADay)
  return term ? t(messages.deliveryWithin, { days: dayRange(term) }) : t(messages.deliveryOnOrder)
}

/** Availability of a product as markup: a coloured dot with text (CARD-07). */
export function renderAvailability({ product, deliveryAttribute }: AvailabilityProps, t: ShopScope['t']) {
  const quantity = availableQuantity(product)
  const days = isDeliverable(product) ? deliveryTerm(product, deliveryAttribute)?.min : undefined
  return (
    <span className="availability" part="availability" data-colour={availabilityColour({ quantity, days })}>
      {availabilityText({ product, deliveryAttribute }, t)}
    </span>
  )
}
