import * as z from 'zod/mini'

/** GET /api/translations: key to text (ENT-27). */
export const translations = z.record(z.string(), z.string())
export type Translations = z.output<typeof translations>

/** POST /api/translations: a key that has no text yet (TRANS-01). */
export const missingTranslation = z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) })
