import { useMemo } from 'react'

/** What a card shows; every listing and `shop-product-card` have these as attributes. */
export interface CardSettings {
  /** false hides the form where the shop shows one */
  addToCart: boolean | undefined
  wishlist: boolean
  badges: boolean
  /** false hides the availability where the shop shows it */
  availability: boolean | undefined
  discount: boolean
  linkTarget: '_self' | '_blank'
}

/** The same object as long as nothing of it changes: cards are not drawn again because their list is. */
export const useCardSettings = ({ addToCart, wishlist, badges, availability, discount, linkTarget }: CardSettings): CardSettings =>
  useMemo(
    () => ({ addToCart, wishlist, badges, availability, discount, linkTarget }),
    [addToCart, wishlist, badges, availability, discount, linkTarget],
  )
