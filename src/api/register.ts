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
