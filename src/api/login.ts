import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import type { LoginRequest } from '../model/session/login-request.ts'

/** POST /api/customer/login (CALL-40). Throws a `RequestError` whose body may name the reason. */
export async function postLogin(connection: Connection, body: LoginRequest): Promise<void> {
  await request(connection, '/api/customer/login', { method: 'POST', body, schema: z.unknown(), expectedStatuses: [401] })
}
