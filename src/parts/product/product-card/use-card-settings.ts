import { useMemo } from 'react'
import type { CardSettings } from './card-settings.ts'

/** The same object as long as nothing of it changes: cards are not drawn again because their list is. */
export const useCardSettings = ({ addToCart, wishlist, badges, availability, discount, linkTarget }: CardSettings): CardSettings =>
  useMemo(
    () => ({ addToCart, wishlist, badges, availability, discount, linkTarget }),
    [addToCart, wishlist, badges, availability, discount, linkTarget],
  )
