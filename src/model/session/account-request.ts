import * as z from 'zod/mini'

/** POST /api/send-confirmation-email/{lang} (CALL-44). */
export const emailRequest = z.object({ email: z.string() })

/** POST /api/approve-account and POST /api/customer/impersonate (CALL-43, CALL-45). */
export const tokenRequest = z.object({ token: z.string() })

/** POST /api/reset (CALL-46). */
export const resetRequest = z.object({ lang: z.optional(z.string()), email: z.string() })

/** POST /api/set_password. `id` comes from the password reset email (CALL-47). */
export const newPassword = z.object({ password: z.string(), id: z.string() })

/** POST /api/update_password (CALL-48). */
export const passwordChange = z.object({ password: z.string() })
