import * as z from 'zod/mini'

/** POST /api/customer/login (ENT-32). */
export const loginRequest = z.object({ email: z.string(), password: z.string() })
export type LoginRequest = z.output<typeof loginRequest>
