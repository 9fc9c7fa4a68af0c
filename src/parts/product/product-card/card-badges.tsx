import { messages } from '../../../domain/messages.ts'
import { badges, discountPercent } from '../../../domain/product/product-badges.ts'
import type { Product } from '../../../model/product/product.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useText } from '../../app/use-text.ts'

const texts = {
  new: messages.labelNew,
  top: messages.labelTop,
  sale: messages.labelSale,
  restocked: messages.labelRestocked,
}

interface CardBadgesProps {
  product: Product
  labels: boolean
  discount: boolean
  /** renders the slot for badges of the host page */
  open: boolean
}

/** Discount and labels of a product (CARD-04, CARD-06). */
export function CardBadges({ product, labels, discount, open }: CardBadgesProps) {
  const t = useText()
  const percent = discount ? discountPercent(product) : undefined
  return (
    <div className="card-badges">
      {percent !== undefined && (
        <span className="card-discount" part="discount">
          <span className="hidden-text">{t(messages.discount, { percent })}</span>
          <span aria-hidden="true" dir="ltr">
            <Badge kind="sale">{`-${percent}%`}</Badge>
          </span>
        </span>
      )}
      {labels &&
        badges(product).map((label) => (
          <Badge key={label} kind={label}>
            {t(texts[label])}
          </Badge>
        ))}
      {open && <slot name="badges" />}
    </div>
  )
}
