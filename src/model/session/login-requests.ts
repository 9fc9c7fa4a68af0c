import * as z from 'zod/mini'

/** POST /api/customer/login (ENT-32). */
export const loginRequest = z.object({ email: z.string(), password: z.string() })
export type LoginRequest = z.output<typeof loginRequest>

/** POST /api/auth/{provider}: what the provider sent back with the visitor (CALL-50). */
export const socialCode = z.object({ code: z.string() })

/*
 * What the window of a sign-in and the page that opened it say to each other: the window says hello, the page proves by the
 * state that it has opened it, the window hands over the code.
 */
const state = z.string()

/** From the window, to whoever has opened it; it says nothing that anybody may not know. */
export const socialHello = z.object({ type: z.enum(['shop-social-hello']) })
/** From the page. */
export const socialAsk = z.object({ type: z.enum(['shop-social-ask']), state })
/** From the window; without a code the person has refused. */
export const socialAnswer = z.object({ type: z.enum(['shop-social-answer']), state, code: z.optional(z.string()) })

export type SocialHello = z.output<typeof socialHello>
export type SocialAsk = z.output<typeof socialAsk>
export type SocialAnswer = z.output<typeof socialAnswer>
