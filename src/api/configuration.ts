import * as z from 'zod/mini'
import { type Connection, request, takePreloaded } from '../base/http/request.ts'
import { configuration } from '../model/app/configuration.ts'
import { translations } from '../model/app/translation.ts'

/** GET /api/configuration (CALL-52). */
export const getConfiguration = async (connection: Connection, lang: string, signal?: AbortSignal) =>
  (await request(connection, '/api/configuration', { query: { lang }, schema: configuration, signal })).value

/** The configuration, if the loader has requested it and the response has arrived. */
export const preloadedConfiguration = (connection: Connection, lang: string) =>
  takePreloaded(connection, '/api/configuration', { query: { lang }, schema: configuration })?.value

/** GET /api/translations (CALL-34). */
export const getTranslations = async (connection: Connection, lang: string, signal?: AbortSignal) =>
  (await request(connection, '/api/translations', { query: { lang }, schema: translations, signal })).value

/** The translations, if the loader has requested them and the response has arrived. */
export const preloadedTranslations = (connection: Connection, lang: string) =>
  takePreloaded(connection, '/api/translations', { query: { lang }, schema: translations })?.value

/** POST /api/translations: reports a missing translation (CALL-35). */
export async function reportMissingTranslation(connection: Connection, key: string): Promise<void> {
  await request(connection, '/api/translations', { method: 'POST', body: { key }, schema: z.unknown() })
}
