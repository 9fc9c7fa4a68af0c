import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import type { FormRequest } from '../model/forms/form-request.ts'

/** POST /api/requests: a filled form for the shop (CALL-54). */
export async function postRequest(connection: Connection, body: FormRequest): Promise<void> {
  await request(connection, '/api/requests', { method: 'POST', body, schema: z.unknown() })
}
