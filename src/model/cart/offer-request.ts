import * as z from 'zod/mini'

/** POST /api/pdfRendering/preview/commercialOffer: the displayed cart or catalogue rows as JSON text, and the language. */
export const offerRequest = z.object({ stringifiedContent: z.string().check(z.maxLength(500_000)), locale: z.string() })
export type OfferRequest = z.output<typeof offerRequest>
