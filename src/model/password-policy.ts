import * as z from 'zod/mini'
import { maybe } from './field.ts'

/** What a new password must satisfy (ENT-33); lengths in characters. */
export const passwordPolicy = z.looseObject({
  min: maybe(z.number()),
  max: maybe(z.number()),
  requireLetter: maybe(z.boolean()),
  requireNumber: maybe(z.boolean()),
})
export type PasswordPolicy = z.output<typeof passwordPolicy>
