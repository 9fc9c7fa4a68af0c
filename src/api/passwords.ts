import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import { type PasswordPolicy, passwordPolicy } from '../model/app/configuration.ts'

/** GET /api/password_policy: what a new password must satisfy (CALL-51, PWD-15). */
export const getPasswordPolicy = async (connection: Connection, signal?: AbortSignal): Promise<PasswordPolicy> =>
  (await request(connection, '/api/password_policy', { schema: passwordPolicy, signal })).value

/** POST /api/reset: a mail with the way to a new password, in a language (CALL-46). */
export async function postReset(connection: Connection, body: { lang: string; email: string }): Promise<void> {
  await request(connection, '/api/reset', { method: 'POST', body, schema: z.unknown() })
}

/** POST /api/set_password: sets the password of whom the id of a mail belongs to (CALL-47, PWD-11). */
export async function postSetPassword(connection: Connection, body: { password: string; id: string }): Promise<void> {
  await request(connection, '/api/set_password', { method: 'POST', body, schema: z.unknown() })
}

/** POST /api/update_password: changes the password of who is logged in (CALL-48, PWD-12). */
export async function postUpdatePassword(connection: Connection, body: { password: string }): Promise<void> {
  await request(connection, '/api/update_password', { method: 'POST', body, schema: z.unknown() })
}
