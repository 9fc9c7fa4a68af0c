import { useEmit } from '../../base/host.ts'
import { useStore } from '../../base/use-store.ts'
import { messages } from '../../domain/messages.ts'
import { isWished, wishedCode } from '../../domain/wishlist.ts'
import type { Product } from '../../model/product.ts'
import { $wishlist, toggleWish } from '../../stores/wishlist.ts'
import { Icon } from '../../ui/icon.tsx'
import { heart } from '../../ui/icons.ts'
import { useText } from '../use-text.ts'

interface WishHeartProps {
  product: Product
  code: string
  /** products are split by an attribute: every code has a heart of its own (W1) */
  isSplit: boolean
}

/** Puts a product on the wishlist and takes it off (WISH-01). */
export function WishHeart({ product, code, isSplit }: WishHeartProps) {
  const t = useText()
  const emit = useEmit()
  const productId = product.productId ?? product.id
  const wishlist = useStore($wishlist)
  const wished = isWished(wishlist, productId, code, isSplit)
  const toggle = () =>
    emit('shop-wishlist-change', {
      variantCodesByProductId: toggleWish(productId, wishedCode(wishlist, productId, code, isSplit), isSplit),
    })
  return (
    <button
      type="button"
      className="card-heart"
      part="button"
      data-on={wished || undefined}
      aria-label={`${t(wished ? messages.unwish : messages.wish)}: ${product.title}`}
      onClick={toggle}
    >
      <Icon path={heart} />
    </button>
  )
}
