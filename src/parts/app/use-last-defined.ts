import { useState } from 'react'
import type { Cart } from '../../model/cart/cart.ts'

/** The newest value that was known: what stands on the screen while the next answer is under way. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [lastValue, setLastValue] = useState(value)
  if (value !== undefined && value !== lastValue) setLastValue(value)
  return value ?? lastValue
}

/** The carts in the order in which this page first saw them: choosing one must not move the others. */
export function useStableOrder(carts: readonly Cart[]): readonly Cart[] {
  const [order, setOrder] = useState<readonly string[]>([])
  const fresh = carts.filter(({ guid }) => !order.includes(guid))
  if (fresh.length) setOrder([...order, ...fresh.map(({ guid }) => guid)])
  return order.flatMap((guid) => carts.find((cart) => cart.guid === guid) ?? [])
}
