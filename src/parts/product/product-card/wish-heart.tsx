import { messages } from '../../../domain/messages.ts'
import { rowTitle } from '../../../domain/product/row-title.ts'
import type { Product } from '../../../model/product/product.ts'
import { Icon } from '../../../ui/icon.tsx'
import { heart } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'
import { useWish } from '../../wishlist/use-wish.ts'

interface WishHeartProps {
  product: Product
  code: string
  /** products are split by an attribute: every code has a heart of its own (W1) */
  isSplit: boolean
}

/** Puts a product on the wishlist and takes it off (WISH-01). */
export function WishHeart({ product, code, isSplit }: WishHeartProps) {
  const t = useText()
  const { wished, toggle } = useWish(product.productId ?? product.id, code, isSplit)
  return (
    <button
      type="button"
      className="card-heart"
      part="button"
      data-on={wished || undefined}
      aria-label={`${t(wished ? messages.unwish : messages.wish)}: ${rowTitle(product)}`}
      onClick={toggle}
    >
      <Icon path={heart} />
    </button>
  )
}
