import { messages } from '../../../domain/messages.ts'
import { rowTitle } from '../../../domain/product/product-link.ts'
import type { Product } from '../../../model/product/product.ts'
import { renderIcon } from '../../../ui/icon.tsx'
import { heart } from '../../../ui/icons.ts'
import type { ShopScope } from '../../app/use-shop-scope.ts'
import { toggleInWishlist } from '../../wishlist/use-wishlist-item.ts'

interface WishlistHeartProps {
  product: Product
  scope: ShopScope
  code: string
  /** products are split by an attribute: each code is a separate wishlist entry */
  isSplit: boolean
  isOnList: boolean
}

/** Toggles a product on the wishlist (WISH-01). */
export function renderWishlistHeart({ product, scope, code, isSplit, isOnList }: WishlistHeartProps) {
  const { t } = scope
  return (
    <button
      type="button"
      className="card-heart"
      part="button"
      data-on={isOnList || undefined}
      aria-label={`${t(isOnList ? messages.removeFromWishlist : messages.addToWishlist)}: ${rowTitle(product)}`}
      onClick={() => toggleInWishlist(scope, product, code, isSplit)}
    >
      {renderIcon(heart)}
    </button>
  )
}
