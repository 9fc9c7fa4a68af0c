import * as z from 'zod/mini'

/** In the widest characters still below the 2.7 kB that an index of the database takes. */
const longestKey = 800

/** POST /api/translations: a key that has no text yet (TRANS-01). */
export const missingTranslation = z.object({ key: z.string().check(z.minLength(1), z.maxLength(longestKey)) })
