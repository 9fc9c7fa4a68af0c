import type { PasswordPolicy } from '../../model/app/configuration.ts'
import type { Rule } from '../forms/form-rules.ts'
import { messages } from '../messages.ts'

/** What the shop's policy asks of a new password, with the texts of the form engine; that there is one is a rule of its own (PWD-06..08). */
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

/** The rules of a new password where it is set or changed, with the texts of that form; any other problem is the fallback (PWD-05..10). */
export const newPasswordRules = (policy: PasswordPolicy): Rule[] => [
  { rule: 'required', text: messages.passwordRequired },
  ...policyRules(policy).map((rule) => ({ ...rule, text: ruleTexts[rule.rule] ?? messages.passwordInvalid })),
]

/** The rules of its repetition (PWD-09). */
export const repeatedPasswordRules: readonly Rule[] = [
  { rule: 'match', field: 'password', name: messages.password, text: messages.passwordsDoNotMatch },
]
