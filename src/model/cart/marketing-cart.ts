import * as z from 'zod/mini'

/** POST /api/mailchimp/create_cart: a customer's cart as the marketing service hears of it (CALL-19, C17). */
export const marketingCart = z.object({
  /** guid of the cart */
  id: z.string(),
  total: z.number(),
  products: z.array(z.looseObject({ guid: z.string(), id: z.string(), code: z.optional(z.string()), quantity: z.number() })),
  productDetails: z.record(z.string(), z.looseObject({})),
  currency: z.string(),
})
export type MarketingCart = z.output<typeof marketingCart>
