import type { PasswordPolicy } from '../../model/app/configuration.ts'
import type { Rule } from '../forms/form-rules.ts'
import { messages } from '../messages.ts'

/** Rules of the password policy, with the default texts of the form engine and without `required` (PWD-06..08). */
export function policyRules({ min, max, requireLetter, requireNumber }: PasswordPolicy): Rule[] {
  return [
    ...(min === undefined ? [] : [{ rule: 'minLength', minLength: min } as const]),
    ...(max === undefined ? [] : [{ rule: 'maxLength', maxLength: max } as const]),
    ...(requireLetter ? [{ rule: 'requireLetter' } as const] : []),
    ...(requireNumber ? [{ rule: 'requireNumber' } as const] : []),
  ]
}

const ruleTexts: Partial<Record<Rule['rule'], string>> = {
  requireLetter: messages.passwordNeedsLetter,
  requireNumber: messages.passwordNeedsNumber,
}

/** Rules of the new-password field. Rules without a specific text show the generic message (PWD-05..10). */
export const newPasswordRules = (policy: PasswordPolicy): Rule[] => [
  { rule: 'required', text: messages.passwordRequired },
  ...policyRules(policy).map((rule) => ({ ...rule, text: ruleTexts[rule.rule] ?? messages.passwordInvalid })),
]

/** Rules of the repeated password (PWD-09). */
export const repeatedPasswordRules: readonly Rule[] = [
  { rule: 'match', field: 'password', name: messages.password, text: messages.passwordsDoNotMatch },
]
