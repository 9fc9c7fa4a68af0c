import * as z from 'zod/mini'

/** POST /api/customer/login (ENT-32). */
export const loginRequest = z.object({ email: z.string(), password: z.string() })
export type LoginRequest = z.output<typeof loginRequest>

/** POST /api/auth/{provider}: the authorization code from the provider (CALL-50). */
export const socialCode = z.object({ code: z.string() })

/*
 * Messages between the social login popup and its opener: the popup sends a hello, the opener proves with `state` that it
 * started the login, the popup sends the code.
 */
const state = z.string()

/** From the popup, to any origin; contains no secrets. */
export const socialHello = z.object({ type: z.enum(['shop-social-hello']) })
/** From the opener. */
export const socialAsk = z.object({ type: z.enum(['shop-social-ask']), state })
/** From the popup; without `code` if the user declined. */
export const socialAnswer = z.object({ type: z.enum(['shop-social-answer']), state, code: z.optional(z.string()) })

export type SocialHello = z.output<typeof socialHello>
export type SocialAsk = z.output<typeof socialAsk>
export type SocialAnswer = z.output<typeof socialAnswer>
