/**
 * Takes an amount of whole cents from the weights in proportion, never more than there is of one, and exactly as much
 * as asked for or as there is in all; leftover cents go to the largest remainders.
 */
export function allocateProportionally(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const taken = Math.min(Math.max(0, amount), all)
  if (taken === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (taken * weight) / all)
  const parts = exact.map(Math.floor)
  const order = exact
    .map((part, index) => ({ at: index, rest: part - Math.floor(part), room: (weights[index] ?? 0) - Math.floor(part) }))
    .filter(({ room }) => room > 0)
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
  const left = taken - parts.reduce((sum, part) => sum + part, 0)
  for (const { at: index } of order.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
