import { nearestQuantity } from './quantity.ts'

/** What a shopper typed on a product page: whole pieces up to 9999; below 1, empty or nonsense is 1 (PDP-19, R26). */
export const pageQuantity = (text: string): number => nearestQuantity(Number(text))
