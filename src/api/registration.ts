import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import type { AnyRegistration, OrderAccount } from '../model/session/registration.ts'

/**
 * POST /api/register/{lang}: creates an account and, if `temporary`, a session (CALL-49). The parameter is misspelled in
 * the specification. Returns the response of the shop.
 */
export async function postRegistration(
  connection: Connection,
  body: AnyRegistration,
  { lang, temporary }: { lang: string; temporary: boolean },
): Promise<unknown> {
  const query = temporary ? { create_temporar_session: true } : {}
  const path = `/api/register/${encodeURIComponent(lang)}`
  return (await request(connection, path, { method: 'POST', query, body, schema: z.unknown() })).value
}

/** POST /api/register-from-order/{lang}: creates an account of the guest whose session placed the order. */
export async function postOrderAccount(
  connection: Connection,
  body: OrderAccount,
  { lang, temporary }: { lang: string; temporary: boolean },
): Promise<void> {
  const query = temporary ? { create_temporar_session: true } : {}
  const path = `/api/register-from-order/${encodeURIComponent(lang)}`
  await request(connection, path, { method: 'POST', query, body, schema: z.unknown() })
}

/** POST /api/approve-account: confirms an account with the token from the email (CALL-45). */
export async function postApproval(connection: Connection, token: string): Promise<void> {
  await request(connection, '/api/approve-account', { method: 'POST', body: { token }, schema: z.unknown() })
}

/** POST /api/send-confirmation-email/{lang}: sends the confirmation email again (CALL-44). */
export async function postConfirmationEmail(connection: Connection, { lang, email }: { lang: string; email: string }): Promise<void> {
  const path = `/api/send-confirmation-email/${encodeURIComponent(lang)}`
  await request(connection, path, { method: 'POST', body: { email }, schema: z.unknown() })
}
