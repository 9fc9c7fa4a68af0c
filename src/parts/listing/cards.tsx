import { cardCode } from '../../domain/product/card-form.ts'
import { isOnWishlist } from '../../domain/wishlist/wishlist.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import type { Product } from '../../model/product/product.ts'
import { $editedCodes } from '../../stores/cart/cart-summary.ts'
import { $wishlist } from '../../stores/wishlist/wishlist.ts'
import { cardSku, ProductCard } from '../product/product-card/product-card.tsx'
import { useCardScope } from '../product/product-card/use-card-scope.ts'
import type { CardSettings } from '../product/product-card/use-card-settings.ts'

/** Settings shared by all cards of a listing. */
export interface CardContext {
  configuration: Configuration | undefined
  layout: 'grid' | 'list'
  settings: CardSettings
  splitBy: string | undefined
  listName: string | undefined
}

interface CardsProps extends CardContext {
  products: readonly Product[]
  /** number of products before the first of these */
  offset: number
}

/** Products as list items, each with its position. */
export function Cards({ products, offset, layout, settings, splitBy, listName }: CardsProps) {
  const scope = useCardScope()
  const wishlist = useStore($wishlist)
  const edited = useStore($editedCodes)
  const isListed = (product: Product) => {
    const sku = cardSku(product)
    return sku !== undefined && isOnWishlist(wishlist, product.productId ?? product.id, sku, splitBy !== undefined)
  }
  return products.map((product, index) => (
    <li key={`${product.id} ${product.code ?? ''}`}>
      <ProductCard
        product={product}
        scope={scope}
        layout={layout}
        settings={settings}
        splitBy={splitBy}
        position={offset + index + 1}
        listName={listName}
        isOnWishlist={isListed(product)}
        isEdited={edited.size > 0 && edited.has(cardCode(product) ?? '')}
      />
    </li>
  ))
}
