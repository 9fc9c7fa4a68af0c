import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'

/** POST /api/customer/impersonate: logs this browser in as the customer that an operator's token names (CALL-43). */
export async function impersonate(connection: Connection, token: string): Promise<void> {
  await request(connection, '/api/customer/impersonate', { method: 'POST', body: { token }, schema: z.unknown() })
}
