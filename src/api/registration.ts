import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import type { Registration } from '../model/session/registration.ts'

/**
 * POST /api/register/{lang}: creates a business account and, if `temporary`, a session (CALL-49). The parameter is misspelled in
 * the specification. Returns the response of the shop.
 */
export async function postRegistration(
  connection: Connection,
  body: Registration,
  { lang, temporary }: { lang: string; temporary: boolean },
): Promise<unknown> {
  const query = temporary ? { create_temporar_session: true } : {}
  const path = `/api/register/${encodeURIComponent(lang)}`
  return (await request(connection, path, { method: 'POST', query, body, schema: z.unknown() })).value
}

/** POST /api/approve-account: confirms an account with the token from the e-mail (CALL-45). */
export async function postApproval(connection: Connection, token: string): Promise<void> {
  await request(connection, '/api/approve-account', { method: 'POST', body: { token }, schema: z.unknown() })
}

/** POST /api/send-confirmation-email/{lang}: sends the confirmation e-mail again (CALL-44). */
export async function postConfirmationEmail(connection: Connection, { lang, email }: { lang: string; email: string }): Promise<void> {
  const path = `/api/send-confirmation-email/${encodeURIComponent(lang)}`
  await request(connection, path, { method: 'POST', body: { email }, schema: z.unknown() })
}
