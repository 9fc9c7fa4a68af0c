import { emailMaxCharacters } from '../constants.ts'
import type { Rule } from '../forms/form-rules.ts'
import { messages } from '../messages.ts'

/** Rules for an address that subscribes. The page leaves them to the shop (NL-04), so that they are the same for every form. */
export const newsletterRules: readonly Rule[] = [
  { rule: 'required', text: messages.emailInvalid },
  { rule: 'maxLength', maxLength: emailMaxCharacters, text: messages.emailInvalid },
  { rule: 'format', format: 'email', text: messages.emailInvalid },
]
