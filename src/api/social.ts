import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import type { SocialProvider } from '../model/session/social-provider.ts'

/** POST /api/auth/{provider}: logs in with the code of a provider; answers the status, 201 for a new customer (CALL-50). */
export async function postSocialCode(connection: Connection, provider: SocialProvider, code: string): Promise<number> {
  return (await request(connection, `/api/auth/${provider}`, { method: 'POST', body: { code }, schema: z.unknown() })).status
}
