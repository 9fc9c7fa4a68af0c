import * as z from 'zod/mini'
import { lenient } from '../field.ts'

/** What a new password must satisfy (ENT-33); lengths in characters. */
export const passwordPolicy = z.looseObject({
  min: lenient(z.number()),
  max: lenient(z.number()),
  requireLetter: lenient(z.boolean()),
  requireNumber: lenient(z.boolean()),
})
export type PasswordPolicy = z.output<typeof passwordPolicy>
