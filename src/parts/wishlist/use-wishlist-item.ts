import type { Facts } from '../../domain/analytics/analytics.ts'
import { isOnWishlist, wishlistCode } from '../../domain/wishlist/wishlist.ts'
import { useEmit } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { toggleWishlistItem } from '../../stores/wishlist/toggle-wishlist-item.ts'
import { $wishlist } from '../../stores/wishlist/wishlist.ts'
import type { ShopScope } from '../app/use-shop-scope.ts'
import { useTrack } from '../app/use-track.ts'

type Wished = Facts['add_to_wishlist']['sold'] & { id: string }

/** Whether a variant is on the wishlist, and a toggle that emits `shop-wishlist-change` (WISH-01). */
export function useWishlistItem(product: Wished, code: string, isSplit: boolean) {
  const emit = useEmit()
  const track = useTrack()
  const wishlist = useStore($wishlist)
  return {
    wished: isOnWishlist(wishlist, product.productId ?? product.id, code, isSplit),
    toggle: () => toggleInWishlist({ emit, track }, product, code, isSplit),
  }
}

/** Adds a variant to the wishlist or removes it, and emits `shop-wishlist-change`. */
export function toggleInWishlist(
  { emit, track }: Pick<ShopScope, 'emit' | 'track'>,
  product: Wished,
  code: string,
  isSplit: boolean,
): void {
  const productId = product.productId ?? product.id
  if (!isOnWishlist($wishlist.get(), productId, code, isSplit)) track('add_to_wishlist', { sold: product, code, quantity: 1 })
  const listed = wishlistCode($wishlist.get(), productId, code, isSplit)
  emit('shop-wishlist-change', { variantCodesByProductId: toggleWishlistItem(productId, listed, isSplit) })
}
