import { firstProblem } from '../../../../src/domain/forms/form-rules.ts'
import { policyRules } from '../../../../src/domain/session/password-rules.ts'
import { passwordPolicy } from '../../../../src/model/app/configuration.ts'
import { accountWords } from '../../../content/account-words.ts'
import type { Language } from '../../../content/common/shape.ts'
import type { Settings } from '../../context/settings.ts'
import { Problem } from '../../http/problem.ts'
import { isCommonPassword } from '../passwords/common-password.ts'

/** no policy allows more: the work of a hash grows with the text */
const maxPasswordLength = 1024

/** The password policy of today. */
export async function readPolicy(settings: Settings) {
  const { passwordPolicy: policy } = await settings.configuration('en')
  return passwordPolicy.parse(policy ?? {})
}

/** Throws a 422 that says, in the customer's language, why this is no password for the shop (R35). */
export async function checkPassword(settings: Settings, password: string, language: Language): Promise<void> {
  const policy = await readPolicy(settings)
  const words = accountWords[language]
  const { max = maxPasswordLength } = policy
  const told: Record<string, string> = {
    required: words.invalid,
    minLength: words.passwordTooShort(policy.min ?? 1),
    maxLength: words.passwordTooLong(max),
    requireLetter: words.passwordNeedsLetter,
    requireNumber: words.passwordNeedsNumber,
  }
  const rules = [{ rule: 'required' } as const, ...policyRules({ ...policy, max: Math.min(max, maxPasswordLength) })]
  const problem = firstProblem(
    password,
    rules.map((rule) => ({ ...rule, text: told[rule.rule] ?? words.invalid })),
  )
  if (problem) throw new Problem(422, 'PasswordInvalid', problem.text)
  if (isCommonPassword(password)) throw new Problem(422, 'PasswordTooCommon', words.commonPassword)
}
