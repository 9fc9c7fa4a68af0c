import { messages } from '../../domain/messages.ts'
import { discountPercent } from '../../domain/product/product-badges.ts'
import type { Product } from '../../model/product/product.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { OldPrice } from '../../ui/old-price.tsx'
import { Price } from '../../ui/price.tsx'

interface ProductPriceProps {
  /** the product at the price of its variant, quantity and paid options */
  item: Product
  /** configuration.textNearPrice */
  note: string | undefined
}

/** Price per piece, old price, and the shop's text next to it (PDP-06, PDP-23). */
export function ProductPrice({ item, note }: ProductPriceProps) {
  const t = useText()
  const money = useMoney()
  const { priceNow, priceOld } = item
  const currency = item.currency ?? money.currency
  const isCut = priceNow !== undefined && priceOld !== undefined && priceOld > priceNow
  const percent = isCut ? discountPercent(item) : undefined
  return (
    <div className="product-price" aria-live="polite">
      <p className="product-amounts">
        {priceNow === undefined ? (
          <span className="product-unpriced">{t(messages.noPrice)}</span>
        ) : (
          <Price parts={money.split(priceNow, currency)} cut={isCut} />
        )}
        {isCut && <OldPrice text={money.format(priceOld, currency)} before={t(messages.oldPrice)} />}
        {percent !== undefined && (
          <span part="discount">
            <span className="hidden-text">{t(messages.discount, { percent })}</span>
            <span aria-hidden="true" dir="ltr">
              <Badge kind="sale">{`−${percent}%`}</Badge>
            </span>
          </span>
        )}
      </p>
      {note && priceNow !== undefined && <p className="product-note">{note}</p>}
    </div>
  )
}
