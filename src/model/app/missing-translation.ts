import * as z from 'zod/mini'

/** Keeps a key of 3-byte characters below 2.7 kB, the maximum size of an index entry in the database. */
const longestKey = 800

/** POST /api/translations: a key without a translation (TRANS-01). */
export const missingTranslation = z.object({ key: z.string().check(z.minLength(1), z.maxLength(longestKey)) })
