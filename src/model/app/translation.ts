import type * as z from 'zod/mini'
import { texts } from '../field.ts'

/** GET /api/translations: texts by key (ENT-27). */
export const translations = texts
export type Translations = z.output<typeof translations>
