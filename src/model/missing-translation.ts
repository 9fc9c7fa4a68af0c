import * as z from 'zod/mini'

/** POST /api/translations: a key that has no text yet (TRANS-01). */
export const missingTranslation = z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) })
