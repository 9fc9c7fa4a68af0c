import { useState } from 'react'
import type { Cart } from '../../model/cart/cart.ts'

/** The last defined value, to render while the next one loads. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [lastValue, setLastValue] = useState(value)
  if (value !== undefined && value !== lastValue) setLastValue(value)
  return value ?? lastValue
}

/** Carts in the order of their first render: activating one must not move the others. */
export function useStableOrder(carts: readonly Cart[]): readonly Cart[] {
  const [order, setOrder] = useState<readonly string[]>([])
  const fresh = carts.filter(({ guid }) => !order.includes(guid))
  if (fresh.length) setOrder([...order, ...fresh.map(({ guid }) => guid)])
  return order.flatMap((guid) => carts.find((cart) => cart.guid === guid) ?? [])
}
