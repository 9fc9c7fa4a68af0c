import { useSheet } from '../../../kit/use-sheet.ts'
import badgeSheet from '../../../ui/badge.css?sheet'
import priceSheet from '../../../ui/price.css?sheet'
import { useAddToCartSheet } from '../../cart/add-to-cart/add-to-cart.tsx'
import cardSheet from './card.css?sheet'

/** The stylesheets of cards, for an element that renders them. */
export function useCardSheets(): void {
  useSheet(priceSheet)
  useSheet(badgeSheet)
  useAddToCartSheet()
  useSheet(cardSheet)
}
