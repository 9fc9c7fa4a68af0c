import type { Product } from '../../model/product/product.ts'
import { addedMs, addToCartLoaderMs, cardAddToCartLoaderMs } from '../constants.ts'
import { amountUnavailable, chooseOptions, quantityNotAvailable } from '../messages/product.ts'
import { exceedsStock } from '../product/purchasable.ts'

/** Idle, a loader, 'Added', idle again (ADD-01..05). */
export type AddToCartPhase = 'idle' | 'adding' | 'added'

/** How long a phase lasts in ms before the next one; undefined for ever. The loader is longer on list cards (ADD-02, 03, 05). */
export function phaseMs(phase: AddToCartPhase, context: 'page' | 'card'): number | undefined {
  if (phase === 'idle') return undefined
  if (phase === 'added') return addedMs
  return context === 'card' ? cardAddToCartLoaderMs : addToCartLoaderMs
}

export const nextPhase = (phase: AddToCartPhase): AddToCartPhase => (phase === 'adding' ? 'added' : 'idle')

interface BuyAttempt {
  /** the product as its variant sells it */
  item: Product
  /** what would go into the cart; undefined while it is not clear */
  code: string | undefined
  /** a chosen value goes with none of the others */
  isUnavailable: boolean
  pieces: number
  /** the shopper pressed the button */
  isTried: boolean
}

/**
 * What keeps a product from the cart, in words: a value that is inactive (PDP-21), more than there is (PDP-20), and, once the
 * shopper has tried, a choice that is not made (VAR-03).
 */
export const buyProblems = ({ item, code, isUnavailable, pieces, isTried }: BuyAttempt): string[] => [
  ...(isUnavailable ? [quantityNotAvailable] : []),
  ...(exceedsAvailable(item, pieces) ? [amountUnavailable] : []),
  ...(isTried && code === undefined ? [chooseOptions] : []),
]

/** More pieces than can be had; a product without a price is not sold at all. */
export const exceedsAvailable = (item: Product, pieces: number): boolean => item.priceNow !== undefined && exceedsStock(item, pieces)
