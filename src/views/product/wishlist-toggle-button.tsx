import { messages } from '../../domain/messages.ts'
import type { Product } from '../../model/product/product.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useWishlistItem } from '../../parts/wishlist/use-wishlist-item.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { heart } from '../../ui/icons.ts'

interface WishlistToggleButtonProps {
  /** the product as its variant sells it; without a chosen one its own code is wished (W1) */
  product: Product
  isSplit: boolean
}

/** Puts the chosen variant on the wishlist and takes it off (PDP-13). */
export function WishlistToggleButton({ product, isSplit }: WishlistToggleButtonProps) {
  const t = useText()
  const id = product.productId ?? product.id
  const { wished: isOnList, toggle } = useWishlistItem(id, product.code ?? id, isSplit)
  return (
    <Button
      className="product-wish"
      data-on={isOnList || undefined}
      aria-label={t(isOnList ? messages.removeFromWishlist : messages.addToWishlist)}
      onClick={toggle}
    >
      <Icon path={heart} />
    </Button>
  )
}
