import type { PasswordPolicy } from '../../model/app/configuration.ts'
import { firstProblem } from '../forms/form-rules.ts'
import { messages } from '../messages.ts'
import { policyRules } from './password-rules.ts'

/** A requirement of the password policy: text key, its number, and whether the current password meets it. */
export interface PasswordHint {
  text: string
  count: number
  isMet: boolean
}

/** The requirements of the policy, shown while the user types; the longest length only to those who exceed it. */
export const passwordHints = (policy: PasswordPolicy, password: string): PasswordHint[] =>
  policyRules(policy).flatMap((rule): PasswordHint | readonly [] => {
    const isMet = password !== '' && firstProblem(password, [rule]) === undefined
    if (rule.rule === 'minLength') return { text: messages.hintAtLeast, count: rule.minLength, isMet }
    if (rule.rule === 'maxLength') return isMet || password === '' ? [] : { text: messages.hintAtMost, count: rule.maxLength, isMet }
    return { text: rule.rule === 'requireLetter' ? messages.hintLetter : messages.hintNumber, count: 0, isMet }
  })
