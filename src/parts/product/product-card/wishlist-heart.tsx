import { messages } from '../../../domain/messages.ts'
import { rowTitle } from '../../../domain/product/product-link.ts'
import type { Product } from '../../../model/product/product.ts'
import { Icon } from '../../../ui/icon.tsx'
import { heart } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'
import { useWishlistItem } from '../../wishlist/use-wishlist-item.ts'

interface WishlistHeartProps {
  product: Product
  code: string
  /** products are split by an attribute: each code is a separate wishlist entry */
  isSplit: boolean
}

/** Toggles a product on the wishlist (WISH-01). */
export function WishlistHeart({ product, code, isSplit }: WishlistHeartProps) {
  const t = useText()
  const { wished: isOnList, toggle } = useWishlistItem(product.productId ?? product.id, code, isSplit)
  return (
    <button
      type="button"
      className="card-heart"
      part="button"
      data-on={isOnList || undefined}
      aria-label={`${t(isOnList ? messages.removeFromWishlist : messages.addToWishlist)}: ${rowTitle(product)}`}
      onClick={toggle}
    >
      <Icon path={heart} />
    </button>
  )
}
