import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Product } from '../../model/product/product.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useWishlistItem } from '../../parts/wishlist/use-wishlist-item.ts'
import { languageStore } from '../../stores/app/language.ts'
import { productCardStore } from '../../stores/product/product-cards.ts'
import { Icon } from '../../ui/icon.tsx'
import { heart } from '../../ui/icons.ts'
import sheet from './wishlist-button.css?sheet'
import { WishlistLink } from './wishlist-link.tsx'

/** The wishlist button of a product. The code defaults to the product's own; renders nothing if the product no longer exists. */
export function WishlistToggle({ productId, code }: { productId: string; code: string | undefined }) {
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const product = useStore(productCardStore(settings, { lang, id: productId })).value
  if (product === null) return null
  const variantCode = code ?? product?.code ?? product?.codes?.[0]
  if (variantCode === undefined) return <span className="wishlist-space" />
  return <Heart product={product ?? { id: productId }} code={variantCode} />
}

function Heart({ product, code }: { product: Product | { id: string; title?: string }; code: string }) {
  const { title } = product
  useSheet(sheet)
  const t = useText()
  const isSplit = useConfiguration()?.splitProductsByAttribute !== undefined
  const { wished: isOnList, toggle } = useWishlistItem(product, code, isSplit)
  const action = t(isOnList ? messages.removeFromWishlist : messages.addToWishlist)
  return (
    <button
      type="button"
      className="wishlist-button"
      part="button"
      data-on={isOnList || undefined}
      aria-label={title ? `${action}: ${title}` : action}
      onClick={toggle}
    >
      <slot name="icon">
        <Icon path={heart} size={24} />
      </slot>
    </button>
  )
}

export interface WishlistButtonProps {
  productId: string | undefined
  code: string | undefined
}

/** A link to the wishlist; for a given product, its wishlist button. */
export const WishlistButton = ({ productId, code }: WishlistButtonProps) =>
  productId === undefined ? <WishlistLink /> : <WishlistToggle productId={productId} code={code} />
