import { isOnWishlist, wishlistCode } from '../../domain/wishlist/wishlist.ts'
import { useEmit } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { toggleWishlistItem } from '../../stores/wishlist/toggle-wishlist-item.ts'
import { $wishlist } from '../../stores/wishlist/wishlist.ts'

/** Whether a variant is on the wishlist, and a toggle that emits `shop-wishlist-change` (WISH-01). */
export function useWishlistItem(productId: string, code: string, isSplit: boolean) {
  const emit = useEmit()
  const wishlist = useStore($wishlist)
  return {
    wished: isOnWishlist(wishlist, productId, code, isSplit),
    toggle: () =>
      emit('shop-wishlist-change', {
        variantCodesByProductId: toggleWishlistItem(productId, wishlistCode(wishlist, productId, code, isSplit), isSplit),
      }),
  }
}
