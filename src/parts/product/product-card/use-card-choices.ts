import { useMemo } from 'react'
import type { CardChoices } from './card-choices.ts'

/** The same object as long as nothing of it changes: cards are not drawn again because their list is. */
export const useCardChoices = ({ addToCart, wishlist, badges, availability, discount, linkTarget }: CardChoices): CardChoices =>
  useMemo(
    () => ({ addToCart, wishlist, badges, availability, discount, linkTarget }),
    [addToCart, wishlist, badges, availability, discount, linkTarget],
  )
