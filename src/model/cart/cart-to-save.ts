import * as z from 'zod/mini'

/** POST /api/carts. */
export const cartToSave = z.object({ active: z.boolean(), data: z.string().check(z.maxLength(256_000)) })
