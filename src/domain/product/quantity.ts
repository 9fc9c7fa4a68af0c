import { maxQuantity, minQuantity } from '../constants.ts'

/** Whole pieces, 1 to 9999 (R26). */
export const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= minQuantity && value <= maxQuantity

/** Parses a typed quantity; undefined unless it is a whole number from 1 to 9999 (CARD-09, R26). */
export function readQuantity(text: string): number | undefined {
  const digits = text.trim()
  const value = /^\d+$/.test(digits) ? Number(digits) : Number.NaN
  return isQuantity(value) ? value : undefined
}

/** The nearest valid quantity; 1 for a value that is not a finite number. */
export const nearestQuantity = (value: number): number =>
  Number.isFinite(value) ? Math.min(maxQuantity, Math.max(minQuantity, Math.trunc(value))) : minQuantity

/** Parses a quantity typed on a product page: whole pieces up to 9999; 1 if empty, below 1 or invalid (PDP-19, R26). */
export const pageQuantity = (text: string): number => nearestQuantity(Number(text))
