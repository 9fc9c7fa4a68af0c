import { memo } from 'react'
import { messages } from '../../../domain/messages.ts'
import { showsAvailability } from '../../../domain/product/availability.ts'
import { cardCode, showsAddToCart } from '../../../domain/product/card-form.ts'
import { cardSpecs } from '../../../domain/product/specs.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Configuration } from '../../../model/app/configuration.ts'
import type { Product } from '../../../model/product/product.ts'
import { OldPrice } from '../../../ui/old-price.tsx'
import { Price } from '../../../ui/price.tsx'
import { useText } from '../../app/use-text.ts'
import { AddToCart } from '../../cart/add-to-cart/add-to-cart.tsx'
import { Availability } from './availability.tsx'
import sheet from './card.css?sheet'
import { CardBadges } from './card-badges.tsx'
import { CardLink } from './card-link.tsx'
import { ProductImage } from './product-image.tsx'
import type { CardSettings } from './use-card-settings.ts'
import { WishlistHeart } from './wishlist-heart.tsx'

interface ProductCardProps {
  product: Product
  configuration: Configuration | undefined
  layout: 'grid' | 'list'
  settings: CardSettings
  /** attribute by which the list splits products into rows */
  splitBy: string | undefined
  /** position in its list, from 1 */
  position: number
  /** name of its list, for analytics */
  listName: string | undefined
  /** outside of a list: renders slots, which cards of a list would compete for */
  single?: boolean
}

/** A product as a card of a grid or a row of a list. One link covers the card; its controls are above the link. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  useSheet(sheet)
  const { product, configuration, layout, settings, splitBy, single = false } = props
  const features = configuration?.features
  const code = cardCode(product)
  const sku = product.code ?? code
  const shownBadges = <CardBadges product={product} labels={settings.badges} discount={settings.discount} open={single} />
  return (
    <article className="card" part="card" data-layout={layout}>
      <div className="card-in">
        <div className="card-picture">
          <ProductImage product={product} quality={configuration?.imageQuality} early={props.position <= 4} />
          {layout === 'grid' && shownBadges}
        </div>
        <div className="card-text">
          <h3 className="card-title">
            <CardLink {...props} target={settings.linkTarget} />
          </h3>
          {sku && (
            <p className="card-sku">
              <bdi>{sku}</bdi>
            </p>
          )}
          {layout === 'list' && <p className="card-specs">{cardSpecs(product, configuration?.productDeliveryDaysAttribute).join(' · ')}</p>}
          {layout === 'list' && shownBadges}
        </div>
        <div className="card-facts">
          <Amounts product={product} />
          {showsAvailability(features, settings.availability) && (
            <Availability product={product} deliveryAttribute={configuration?.productDeliveryDaysAttribute} />
          )}
        </div>
        {settings.wishlist && sku && <WishlistHeart product={product} code={sku} isSplit={splitBy !== undefined} />}
        {features?.displayAddToCartInListings && settings.addToCart !== false && (
          // without a code the button links to the product page
          <AddToCart product={product} code={showsAddToCart(product, features) ? code : undefined} context="card" quantityInput />
        )}
        {single && <slot name="actions" />}
      </div>
    </article>
  )
})

/** Price and old price of a product (CARD-05). */
function Amounts({ product: { priceNow, priceOld, currency } }: { product: Product }) {
  const settings = useSettings()
  const t = useText()
  const unit = currency ?? settings.currency
  if (priceNow === undefined) return <p className="card-price card-unpriced">{t(messages.noPrice)}</p>
  const cut = priceOld !== undefined && priceOld > priceNow
  return (
    <p className="card-price">
      <Price amount={priceNow} currency={unit} cut={cut} />
      {cut && <OldPrice amount={priceOld} currency={unit} before={t(messages.oldPrice)} />}
    </p>
  )
}
