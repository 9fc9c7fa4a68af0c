import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import { type PasswordPolicy, passwordPolicy } from '../model/app/configuration.ts'

/** GET /api/password_policy: rules for new passwords (CALL-51, PWD-15). */
export const getPasswordPolicy = async (connection: Connection, signal?: AbortSignal): Promise<PasswordPolicy> =>
  (await request(connection, '/api/password_policy', { schema: passwordPolicy, signal })).value

/** POST /api/reset: sends an email with a link to set a new password (CALL-46). */
export async function postReset(connection: Connection, body: { lang: string; email: string }): Promise<void> {
  await request(connection, '/api/reset', { method: 'POST', body, schema: z.unknown() })
}

/** POST /api/set_password: sets a password with the id from the email (CALL-47, PWD-11). */
export async function postSetPassword(connection: Connection, body: { password: string; id: string }): Promise<void> {
  await request(connection, '/api/set_password', { method: 'POST', body, schema: z.unknown() })
}

/** POST /api/update_password: changes the password of the logged-in customer (CALL-48, PWD-12). */
export async function postUpdatePassword(connection: Connection, body: { password: string }): Promise<void> {
  await request(connection, '/api/update_password', { method: 'POST', body, schema: z.unknown() })
}
