import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import type { LoginRequest } from '../model/session/login-requests.ts'
import type { SocialProvider } from '../model/session/social-provider.ts'

/** POST /api/customer/login. Throws a `RequestError` whose body may contain the reason (CALL-40). */
export async function postLogin(connection: Connection, body: LoginRequest): Promise<void> {
  await request(connection, '/api/customer/login', { method: 'POST', body, schema: z.unknown(), expectedStatuses: [401] })
}

/** POST /api/customer/impersonate: logs the operator in as the customer of the token (CALL-43). */
export async function impersonate(connection: Connection, token: string): Promise<void> {
  await request(connection, '/api/customer/impersonate', { method: 'POST', body: { token }, schema: z.unknown() })
}

/** POST /api/auth/{provider}: logs in with the code of a provider. Returns the status: 201 for a new customer (CALL-50). */
export async function postSocialCode(connection: Connection, provider: SocialProvider, code: string): Promise<number> {
  return (await request(connection, `/api/auth/${provider}`, { method: 'POST', body: { code }, schema: z.unknown() })).status
}
