import { maxQuantity, minQuantity } from '../constants.ts'

/** Whole pieces, 1 to 9999 (R26). */
export const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= minQuantity && value <= maxQuantity

/** What a shopper typed as a quantity; undefined unless it is a whole number from 1 to 9999 (CARD-09, R26). */
export function readQuantity(text: string): number | undefined {
  const digits = text.trim()
  const value = /^\d+$/.test(digits) ? Number(digits) : Number.NaN
  return isQuantity(value) ? value : undefined
}

/** The nearest quantity that can be ordered; nonsense is 1 (section 5: below 1 or empty resets to 1). */
export const nearestQuantity = (value: number): number =>
  Number.isFinite(value) ? Math.min(maxQuantity, Math.max(minQuantity, Math.trunc(value))) : minQuantity

/** What a shopper typed on a product page: whole pieces up to 9999; below 1, empty or nonsense is 1 (PDP-19, R26). */
export const pageQuantity = (text: string): number => nearestQuantity(Number(text))
