import { maxRating, minRating } from '../constants.ts'

/** The values of a rating, lowest first (FORM-35). */
export const ratings: readonly number[] = Array.from({ length: maxRating - minRating + 1 }, (_, index) => minRating + index)

/** Parses a rating: a whole number from 1 to 5; undefined for anything else. */
export const readRating = (value: unknown): number | undefined => ratings.find((rating) => rating === Number(value))

/** Parses a number with a decimal point or comma; null if the text is not a number (FORM-15). */
export function parseNumber(text: string): number | null {
  const clean = text.trim().replace(',', '.')
  return /^-?\d+(\.\d*)?$/.test(clean) ? Number(clean) : null
}

/** The `message` of an error response; undefined if it has none. */
export function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  const { message } = body
  return typeof message === 'string' && message.trim() !== '' ? message : undefined
}
