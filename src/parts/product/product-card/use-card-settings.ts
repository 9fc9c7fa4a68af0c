import { useMemo } from 'react'

/** Display settings of a card; attributes of every listing and of `shop-product-card`. */
export interface CardSettings {
  /** false hides the button; true cannot show it if the shop hides it */
  addToCart: boolean | undefined
  wishlist: boolean
  badges: boolean
  /** false hides the availability; see `showsAvailability` */
  availability: boolean | undefined
  discount: boolean
  linkTarget: '_self' | '_blank'
}

/** A stable object while no setting changes, so that memoized cards do not re-render with their list. */
export const useCardSettings = ({ addToCart, wishlist, badges, availability, discount, linkTarget }: CardSettings): CardSettings =>
  useMemo(
    () => ({ addToCart, wishlist, badges, availability, discount, linkTarget }),
    [addToCart, wishlist, badges, availability, discount, linkTarget],
  )
