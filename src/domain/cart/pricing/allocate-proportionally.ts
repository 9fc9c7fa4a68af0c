/**
 * Splits an amount of whole cents in proportion to the weights. No part exceeds its weight, and the parts add up to the amount
 * or, if that is less, to the sum of the weights; leftover cents go to the largest remainders.
 */
export function allocateProportionally(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const taken = Math.min(Math.max(0, amount), all)
  if (taken === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (taken * weight) / all)
  const parts = exact.map(Math.floor)
  const order = exact
    .map((part, index) => ({ index, rest: part - Math.floor(part), room: (weights[index] ?? 0) - Math.floor(part) }))
    .filter(({ room }) => room > 0)
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  const left = taken - parts.reduce((sum, part) => sum + part, 0)
  for (const { index } of order.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
