import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import type { Registration } from '../model/session/registration.ts'

/**
 * POST /api/register/{lang}: makes a company's account, with `temporary` a session for it too (CALL-49). The name of the
 * parameter is the specification's. Answers what the shop says of the account.
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

/** POST /api/approve-account: the token of the mail that confirms an account (CALL-45). */
export async function postApproval(connection: Connection, token: string): Promise<void> {
  await request(connection, '/api/approve-account', { method: 'POST', body: { token }, schema: z.unknown() })
}

/** POST /api/send-confirmation-email/{lang}: the mail that confirms an account once more (CALL-44). */
export async function postConfirmationEmail(connection: Connection, { lang, email }: { lang: string; email: string }): Promise<void> {
  const path = `/api/send-confirmation-email/${encodeURIComponent(lang)}`
  await request(connection, path, { method: 'POST', body: { email }, schema: z.unknown() })
}
