import type { Product } from '../../model/product/product.ts'
import { addedMs, addToCartLoaderMs, cardAddToCartLoaderMs } from '../constants.ts'
import { amountUnavailable, chooseOptions, quantityNotAvailable } from '../messages/product.ts'
import { exceedsStock } from '../product/purchasable.ts'

/** Phases of the button: idle, loader, 'Added', idle again (ADD-01..05). */
export type AddToCartPhase = 'idle' | 'adding' | 'added'

/** Duration of a phase in ms; undefined without an end. The loader lasts longer on list cards (ADD-02, ADD-03, ADD-05). */
export function phaseMs(phase: AddToCartPhase, context: 'page' | 'card'): number | undefined {
  if (phase === 'idle') return undefined
  if (phase === 'added') return addedMs
  return context === 'card' ? cardAddToCartLoaderMs : addToCartLoaderMs
}

export const nextPhase = (phase: AddToCartPhase): AddToCartPhase => (phase === 'adding' ? 'added' : 'idle')

interface BuyAttempt {
  /** the product with the data of its variant */
  item: Product
  /** code to add; undefined until the choices determine it */
  code: string | undefined
  /** no variant combines the chosen values */
  isUnavailable: boolean
  pieces: number
  /** the user has pressed the button */
  isTried: boolean
}

/**
 * Why a product cannot be added, as text keys: an inactive value (PDP-21), more than the stock (PDP-20) and, after the first
 * attempt, a missing choice (VAR-03).
 */
export const buyProblems = ({ item, code, isUnavailable, pieces, isTried }: BuyAttempt): string[] => [
  ...(isUnavailable ? [quantityNotAvailable] : []),
  ...(exceedsAvailable(item, pieces) ? [amountUnavailable] : []),
  ...(isTried && code === undefined ? [chooseOptions] : []),
]

/** True if the quantity exceeds the stock. False for a product without a price, which is not for sale. */
export const exceedsAvailable = (item: Product, pieces: number): boolean => item.priceNow !== undefined && exceedsStock(item, pieces)
