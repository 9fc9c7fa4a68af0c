import { maxRating, minRating } from '../constants.ts'

/** The values of a rating, lowest first (FORM-35). */
export const ratings: readonly number[] = Array.from({ length: maxRating - minRating + 1 }, (_, index) => minRating + index)

/** A whole value from 1 to 5; undefined for anything else. */
export const readRating = (value: unknown): number | undefined => ratings.find((rating) => rating === Number(value))
