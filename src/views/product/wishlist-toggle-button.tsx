import { messages } from '../../domain/messages.ts'
import type { Product } from '../../model/product/product.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useWishlistItem } from '../../parts/wishlist/use-wishlist-item.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { heart } from '../../ui/icons.ts'

interface WishlistToggleButtonProps {
  /** the product at the price of its variant; without a variant, its own code is added */
  product: Product
  isSplit: boolean
}

/** Adds the selected variant to the wishlist and removes it (PDP-13). */
export function WishlistToggleButton({ product, isSplit }: WishlistToggleButtonProps) {
  const t = useText()
  const id = product.productId ?? product.id
  const { wished: isOnList, toggle } = useWishlistItem(product, product.code ?? id, isSplit)
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
