import type { QuantityDatePrice } from '../../model/product/variant.ts'
import { minQuantity } from '../constants.ts'

/** One row of the table: from so many pieces on, delivered by a day, at a price per piece. */
export interface PriceStep extends QuantityDatePrice {
  quantity: number
  /** the last quantity of the step; undefined for the last one */
  upTo: number | undefined
}

/**
 * The steps by quantity, then day; each ends where a greater quantity begins. They begin with one piece at the usual price
 * `priceNow`. Without prices there are no steps.
 */
export function priceSteps(prices: readonly QuantityDatePrice[], priceNow: number | undefined): PriceStep[] {
  if (prices.length === 0) return []
  const normalized = prices.map((price) => ({ ...price, quantity: Math.max(minQuantity, price.quantity ?? minQuantity) }))
  const coversMinimum = normalized.some(({ quantity }) => quantity === minQuantity) || priceNow === undefined
  const all = coversMinimum ? normalized : [{ quantity: minQuantity, price: priceNow }, ...normalized]
  const sorted = all.toSorted((a, b) => a.quantity - b.quantity || (a.date ?? '').localeCompare(b.date ?? ''))
  return sorted.map((step) => {
    const next = sorted.find(({ quantity }) => quantity > step.quantity)
    return { ...step, upTo: next && next.quantity - 1 }
  })
}

/** The step that holds for a quantity: the cheapest that is reached, of the chosen day where that has one. */
export function priceStepAt(steps: readonly PriceStep[], quantity: number, date: string | undefined): PriceStep | undefined {
  const reached = steps.filter((step) => step.quantity <= quantity).toSorted((a, b) => a.price - b.price)
  return (date !== undefined && reached.find((step) => step.date === date)) || reached[0]
}
