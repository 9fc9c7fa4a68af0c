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
    toggle: () => toggleInWishlist(emit, productId, code, isSplit),
  }
}

/** Adds a variant to the wishlist or removes it, and emits `shop-wishlist-change`. */
export function toggleInWishlist(emit: ReturnType<typeof useEmit>, productId: string, code: string, isSplit: boolean): void {
  const listed = wishlistCode($wishlist.get(), productId, code, isSplit)
  emit('shop-wishlist-change', { variantCodesByProductId: toggleWishlistItem(productId, listed, isSplit) })
}
