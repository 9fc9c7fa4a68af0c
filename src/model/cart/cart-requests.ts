import * as z from 'zod/mini'

/** POST /api/carts. */
export const cartToSave = z.object({ active: z.boolean(), data: z.string().check(z.maxLength(256_000)) })

/** POST /api/mailchimp/create_cart: the customer's cart for the marketing service (CALL-19). */
export const marketingCart = z.object({
  /** guid of the cart */
  id: z.string(),
  total: z.number(),
  products: z.array(z.looseObject({ guid: z.string(), id: z.string(), code: z.optional(z.string()), quantity: z.number() })),
  productDetails: z.record(z.string(), z.looseObject({})),
  currency: z.string(),
})
export type MarketingCart = z.output<typeof marketingCart>

/** POST /api/pdfRendering/preview/commercialOffer: the displayed cart or catalogue rows as a JSON string, and the language. */
export const offerRequest = z.object({ stringifiedContent: z.string().check(z.maxLength(500_000)), locale: z.string() })
export type OfferRequest = z.output<typeof offerRequest>
