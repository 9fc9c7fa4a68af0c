import { firstProblem, type Rule } from '../../../../src/domain/forms/form-rules.ts'
import {
  personRules,
  type RegistrationField,
  type RegistrationValues,
  registrationRules,
} from '../../../../src/domain/session/registration.ts'
import { configuration } from '../../../../src/model/app/configuration.ts'
import type { AnyRegistration } from '../../../../src/model/session/registration.ts'
import { accountWords } from '../../../content/account-words.ts'
import type { Language } from '../../../content/common/shape.ts'
import type { Settings } from '../../context/settings.ts'
import { hasControlChars } from '../../http/control-chars.ts'
import { Problem } from '../../http/problem.ts'
import { checkPassword } from './password-problem.ts'

/** for texts that the specification does not limit */
const maxTextLength = 256
/** `checkPassword` checks the password and reports its own errors */
const checkedElsewhere: readonly Rule[] = []

/** Throws a 422 in the customer's language if a field breaks the rules of the form (REG-12 to REG-28). */
export async function checkRegistration(settings: Settings, sent: AnyRegistration, language: Language): Promise<void> {
  const rulesOf = sent.b2bCustomer ? registrationRules : personRules
  const rules = rulesOf(configuration.parse(await settings.configuration(language)), checkedElsewhere)
  const values: Partial<RegistrationValues> = sent
  const isWrong = (field: RegistrationField) => firstProblem(values[field], rules[field] ?? [], values) !== undefined
  const texts = Object.entries(sent).flatMap(([field, value]) => (/^password/.test(field) ? [] : String(value)))
  const isUnsuited = texts.some((text) => text.length > maxTextLength || hasControlChars(text))
  if (isUnsuited || (Object.keys(rules) as RegistrationField[]).some(isWrong))
    throw new Problem(422, 'InvalidField', accountWords[language].invalid)
  await checkPassword(settings, sent.password, language)
}
