import type { PasswordPolicy } from '../../model/app/configuration.ts'
import { firstProblem } from '../forms/form-rules.ts'
import { messages } from '../messages.ts'
import { policyRules } from './password-rules.ts'

/** A part of what a password must be: a text key, the number in it, and whether the present one is so. */
export interface PasswordHint {
  text: string
  count: number
  isMet: boolean
}

/** What is asked of a password, for the shopper to see before it is refused. */
export const passwordHints = (policy: PasswordPolicy, password: string): PasswordHint[] =>
  policyRules(policy).map((rule): PasswordHint => {
    const isMet = password !== '' && firstProblem(password, [rule]) === undefined
    if (rule.rule === 'minLength') return { text: messages.hintAtLeast, count: rule.minLength, isMet }
    if (rule.rule === 'maxLength') return { text: messages.hintAtMost, count: rule.maxLength, isMet }
    return { text: rule.rule === 'requireLetter' ? messages.hintLetter : messages.hintNumber, count: 0, isMet }
  })
