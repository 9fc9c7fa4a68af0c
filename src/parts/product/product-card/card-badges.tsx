import { messages } from '../../../domain/messages.ts'
import { badges, discountPercent } from '../../../domain/product/product-badges.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Product } from '../../../model/product/product.ts'
import sheet from '../../../ui/badge.css?sheet'
import { renderBadge } from '../../../ui/badge.tsx'
import type { ShopScope } from '../../app/use-shop-scope.ts'
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
export function CardBadges(props: CardBadgesProps) {
  useSheet(sheet)
  return renderCardBadges(props, useText())
}

/** The markup of the badges without a component, for lists that adopt badge.css themselves; null if there are none. */
export function renderCardBadges({ product, labels, discount, open }: CardBadgesProps, t: ShopScope['t']) {
  const percent = discount ? discountPercent(product) : undefined
  const shown = labels ? badges(product) : []
  if (percent === undefined && !shown.length && !open) return null
  return (
    <div className="card-badges">
      {percent !== undefined && (
        <span className="card-discount" part="discount">
          <span className="hidden-text">{t(messages.discount, { percent })}</span>
          <span aria-hidden="true" dir="ltr">
            {renderBadge('sale', `−${percent}%`)}
          </span>
        </span>
      )}
      {shown.map((label) => renderBadge(label, t(texts[label])))}
      {open && <slot name="badges" />}
    </div>
  )
}
