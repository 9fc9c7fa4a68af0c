import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'

/** POST /api/approve-account: the token of the mail that confirms an account (CALL-45). */
export async function postApproval(connection: Connection, token: string): Promise<void> {
  await request(connection, '/api/approve-account', { method: 'POST', body: { token }, schema: z.unknown() })
}

/** POST /api/send-confirmation-email/{lang}: the mail that confirms an account once more (CALL-44). */
export async function postConfirmationEmail(connection: Connection, { lang, email }: { lang: string; email: string }): Promise<void> {
  const path = `/api/send-confirmation-email/${encodeURIComponent(lang)}`
  await request(connection, path, { method: 'POST', body: { email }, schema: z.unknown() })
}
