import { firstProblem } from '../../../src/domain/forms/form-rules.ts'
import { policyRules } from '../../../src/domain/session/password-rules.ts'
import { passwordPolicy } from '../../../src/model/app/configuration.ts'
import type { Settings } from '../../context/settings.ts'
import { Problem } from '../../http/problem.ts'
import type { Words } from '../../languages/words.ts'
import { isCommonPassword } from '../passwords/common-password.ts'

/** upper bound for any policy: the cost of hashing grows with the length */
const maxPasswordLength = 1024

/** The current password policy. */
export async function readPolicy(settings: Settings) {
  const { passwordPolicy: policy } = await settings.configuration()
  return passwordPolicy.parse(policy ?? {})
}

/** Throws a 422 in the customer's language if the password breaks the policy or is common (R35). */
export async function checkPassword(settings: Settings, password: string, { account: words }: Words): Promise<void> {
  const policy = await readPolicy(settings)
  const { max = maxPasswordLength } = policy
  const texts: Record<string, string> = {
    required: words.invalid,
    minLength: words.passwordTooShort(policy.min ?? 1),
    maxLength: words.passwordTooLong(max),
    requireLetter: words.passwordNeedsLetter,
    requireNumber: words.passwordNeedsNumber,
  }
  const rules = [{ rule: 'required' } as const, ...policyRules({ ...policy, max: Math.min(max, maxPasswordLength) })]
  const problem = firstProblem(
    password,
    rules.map((rule) => ({ ...rule, text: texts[rule.rule] ?? words.invalid })),
  )
  if (problem) throw new Problem(422, 'PasswordInvalid', problem.text)
  if (isCommonPassword(password)) throw new Problem(422, 'PasswordTooCommon', words.commonPassword)
}
