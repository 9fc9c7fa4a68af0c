import type { Cart } from '../../model/cart/cart.ts'
import type { MarketingCart } from '../../model/cart/marketing-cart.ts'
import type { Pricing } from '../../model/cart/pricing.ts'

/** A priced cart as the marketing service hears of it: what is in it, not what was written into it or who receives it (CALL-19, C17). */
export const marketingCart = (cart: Cart, pricing: Pricing, currency: string): MarketingCart => ({
  id: cart.guid,
  total: pricing.total,
  products: cart.products.map(({ guid, id, code, quantity }) => ({ guid, id, code, quantity })),
  productDetails: { ...pricing.productDetails },
  currency: pricing.currency ?? currency,
})
