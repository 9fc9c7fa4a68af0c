import type { QuantityDatePrice } from '../../model/product/variant.ts'
import { minQuantity } from '../constants.ts'

/** A row of the price table: minimum quantity, delivery date, price per piece. */
export interface PriceStep extends QuantityDatePrice {
  quantity: number
  /** last quantity of the step; undefined for the last step */
  upTo: number | undefined
}

/**
 * Price steps by quantity, then date. A step ends before the next higher quantity. Adds a step from one piece at `priceNow`
 * if the prices start higher. No prices, no steps.
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

/** The step for a quantity: the cheapest one reached, if possible with the chosen date. */
export function priceStepAt(steps: readonly PriceStep[], quantity: number, date: string | undefined): PriceStep | undefined {
  const reached = steps.filter((step) => step.quantity <= quantity).toSorted((a, b) => a.price - b.price)
  return (date !== undefined && reached.find((step) => step.date === date)) || reached[0]
}
