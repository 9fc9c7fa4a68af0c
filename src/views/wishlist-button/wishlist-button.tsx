import { WishlistLink } from './wishlist-link.tsx'
import { WishlistToggle } from './wishlist-toggle.tsx'

export interface WishlistButtonProps {
  productId: string | undefined
  code: string | undefined
}

/** The way to the wishlist; for a named product its heart. */
export const WishlistButton = ({ productId, code }: WishlistButtonProps) =>
  productId === undefined ? <WishlistLink /> : <WishlistToggle productId={productId} code={code} />
