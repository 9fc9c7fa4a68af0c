import * as z from 'zod/mini'

/** POST /api/auth/{provider}: what the provider sent back with the visitor (CALL-50). */
export const socialCode = z.object({ code: z.string() })
