import type { Pricing } from '../../model/cart/pricing.ts'

/** How far a cart is from free delivery. */
export interface FreeDelivery {
  /** amount of products that the cart lacks; 0: delivery is free; undefined until the server has priced the cart */
  missing: number | undefined
  /** 0 to 1 */
  share: number
}

/** Undefined if the shop has no limit. `from` is the limit of the configuration; what is missing comes from the server. */
export function freeDelivery(from: number | undefined, pricing: Pricing | undefined): FreeDelivery | undefined {
  if (from === undefined || from <= 0) return undefined
  const missing = pricing?.freeDeliveryMissing
  if (pricing && missing === undefined) return undefined
  return { missing, share: missing === undefined ? 0 : Math.min(1, Math.max(0, 1 - missing / from)) }
}
