import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import type { NewsletterSubscription } from '../model/page/newsletter.ts'

/** POST /api/newsletter/subscribe (CALL-56). */
export async function postSubscription(connection: Connection, body: NewsletterSubscription): Promise<void> {
  await request(connection, '/api/newsletter/subscribe', { method: 'POST', body, schema: z.unknown() })
}
