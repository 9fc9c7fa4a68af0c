import { type FocusEvent, memo, type PointerEvent, useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { showsAvailability } from '../../../domain/product/availability.ts'
import { cardCode, showsAddToCart } from '../../../domain/product/card-form.ts'
import { splitTitles } from '../../../domain/product/product-link.ts'
import { cardSpecs } from '../../../domain/product/specs.ts'
import type { Product } from '../../../model/product/product.ts'
import { renderOldPrice } from '../../../ui/old-price.tsx'
import { renderPrice } from '../../../ui/price.tsx'
import type { ShopScope } from '../../app/use-shop-scope.ts'
import { renderAddToCart } from '../../cart/add-to-cart/add-to-cart.tsx'
import { renderAvailability } from './availability.tsx'
import { renderCardBadges } from './card-badges.tsx'
import { renderCardColours } from './card-colours.tsx'
import { renderCardLink } from './card-link.tsx'
import { renderProductImage } from './product-image.tsx'
import type { CardSettings } from './use-card-settings.ts'
import { renderWishlistHeart } from './wishlist-heart.tsx'

interface ProductCardProps {
  product: Product
  scope: ShopScope
  layout: 'grid' | 'list'
  settings: CardSettings
  /** attribute by which the list splits products into rows */
  splitBy: string | undefined
  /** position in its list, from 1 */
  position: number
  /** name of its list, for analytics */
  listName: string | undefined
  isOnWishlist: boolean
  /** its line in the cart is being edited */
  isEdited: boolean
  /** outside a list, the card renders slots; in a list, its cards would compete for them */
  single?: boolean
}

/** The SKU of a card, which is also its code on the wishlist. */
export const cardSku = (product: Product): string | undefined => product.code ?? cardCode(product)

/**
 * A product as a card of a grid or a row of a list. One link covers the card; its controls are above the link. A page may have
 * a thousand cards: their parts are functions instead of components, and the quantity input renders on hover,
 * keyboard focus, or once a first product has been added.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, scope, layout, settings, splitBy, isOnWishlist, isEdited, single = false } = props
  const [hasIntent, setIntent] = useState(false)
  const { configuration, t } = scope
  const features = configuration?.features
  const code = cardCode(product)
  const sku = cardSku(product)
  const number = code ?? product.model ?? sku // the code of one variant would contradict the choice
  const badges = renderCardBadges({ product, labels: settings.badges, discount: settings.discount, open: single }, t)
  // a press must not move the button away from under a finger; `pointerenter` is missed where the card appears under the pointer
  const onHover = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setIntent(true)
  const onFocus = ({ target }: FocusEvent) => target.matches(':focus-visible') && setIntent(true)
  return (
    <article className="card" part="card" data-layout={layout} onPointerMove={hasIntent ? undefined : onHover} onFocus={onFocus}>
      {renderProductImage({ product, scope, early: props.position <= 4 })}
      {layout === 'grid' && badges}
      <div className="card-text">
        <h3 className="card-title">{renderCardLink({ ...props, target: settings.linkTarget })}</h3>
        {number && <bdi className="card-sku">{[...splitTitles(product), number].join(' · ')}</bdi>}
        {renderCardColours(product)}
        {layout === 'list' && <p className="card-specs">{cardSpecs(product, configuration?.productDeliveryDaysAttribute).join(' · ')}</p>}
        {layout === 'list' && badges}
      </div>
      <div className="card-facts">
        {renderAmounts(product, scope)}
        {showsAvailability(features, settings.availability) &&
          renderAvailability({ product, deliveryAttribute: configuration?.productDeliveryDaysAttribute }, t)}
      </div>
      {settings.wishlist &&
        sku &&
        renderWishlistHeart({ product, scope, code: sku, isSplit: splitBy !== undefined, isOnList: isOnWishlist })}
      {features?.displayAddToCartInListings &&
        settings.addToCart !== false &&
        renderAddToCart({
          product,
          scope,
          code: showsAddToCart(product, features) ? code : undefined, // without a code the button links to the product page
          context: 'card',
          quantityInput: hasIntent,
          isEdited,
          onAdded: () => setIntent(true),
        })}
      {single && <slot name="actions" />}
    </article>
  )
})

/** Price and old price of a product (CARD-05). */
function renderAmounts({ priceNow, priceOld, currency }: Product, { money, t }: ShopScope) {
  const unit = currency ?? money.currency
  if (priceNow === undefined) return <p className="card-price card-unpriced">{t(messages.noPrice)}</p>
  const cut = priceOld !== undefined && priceOld > priceNow
  return (
    <p className="card-price">
      {renderPrice({ parts: money.split(priceNow, unit), cut })}
      {cut && renderOldPrice({ text: money.format(priceOld, unit), before: t(messages.oldPrice) })}
    </p>
  )
}
