import { messages } from '../../../domain/messages.ts'
import { availabilityColour, availableQuantity, dayRange, deliveryTerm } from '../../../domain/product/availability.ts'
import { isDeliverable } from '../../../domain/product/purchasable.ts'
import type { Product } from '../../../model/product/product.ts'
import type { ShopScope } from '../../app/use-shop-scope.ts'

interface AvailabilityProps {
  product: Product
  /** configuration.productDeliveryDaysAttribute */
  deliveryAttribute: string | undefined
}

/** Availability of a product as markup: a coloured dot with text (AVAIL-01..03, CARD-07). */
export function availabilityMarkup({ product, deliveryAttribute }: AvailabilityProps, t: ShopScope['t']) {
  const quantity = availableQuantity(product)
  const term = deliveryTerm(product, deliveryAttribute)
  const isSold = isDeliverable(product)
  const text = () => {
    if (quantity > 0) return t(quantity === 1 ? messages.inStockPiece : messages.inStockPieces, { count: quantity })
    if (!isSold) return t(messages.outOfStock)
    if (term?.max === 1) return t(messages.deliveryWithinADay)
    if (term) return t(messages.deliveryWithin, { days: dayRange(term) })
    return t(messages.deliveryOnOrder)
  }
  return (
    <span className="availability" part="availability" data-colour={availabilityColour({ quantity, days: isSold ? term?.min : undefined })}>
      {text()}
    </span>
  )
}
