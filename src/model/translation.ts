import * as z from 'zod/mini'
import { named } from './field.ts'

/** GET /api/translations: key to text (ENT-27). */
export const translations = named(z.string())
export type Translations = z.output<typeof translations>
