import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import { translations } from '../model/app/translation.ts'

/** GET /api/translations (CALL-34). */
export const getTranslations = async (shop: Connection, lang: string, signal?: AbortSignal) =>
  (await request(shop, '/api/translations', { query: { lang }, schema: translations, signal })).value

/** POST /api/translations: a key that has no text yet (CALL-35). */
export async function reportMissingTranslation(shop: Connection, key: string): Promise<void> {
  await request(shop, '/api/translations', { method: 'POST', body: { key }, schema: z.unknown() })
}
