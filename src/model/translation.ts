import * as z from 'zod/mini'

/** GET /api/translations: key to text (ENT-27). */
export const translations = z.record(z.string(), z.string())
export type Translations = z.output<typeof translations>
