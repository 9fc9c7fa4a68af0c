import { cleanFields } from '../../../src/domain/forms/clean-text.ts'
import { firstProblem, type Rule } from '../../../src/domain/forms/form-rules.ts'
import { messages } from '../../../src/domain/messages.ts'
import {
  personRules,
  type RegistrationField,
  type RegistrationValues,
  registrationKinds,
  registrationRules,
} from '../../../src/domain/session/registration.ts'
import { configuration } from '../../../src/model/app/configuration.ts'
import type { AnyRegistration } from '../../../src/model/session/registration.ts'
import type { CoreDeps } from '../../context/deps.ts'
import { hasControlChars } from '../../http/control-chars.ts'
import { Problem, type WrongField } from '../../http/problem.ts'
import type { Language } from '../../languages/language.ts'
import { checkPassword } from './password-problem.ts'

/** `checkPassword` checks the password and reports its own errors */
const checkedElsewhere: readonly Rule[] = []

/**
 * The registration as the form would send it. Throws a 422 in the customer's language that names the first field to break the rules of the
 * form (REG-12 to REG-28).
 */
export async function checkRegistration(
  { settings, languages }: Pick<CoreDeps, 'settings' | 'languages'>,
  sent: AnyRegistration,
  language: Language,
): Promise<AnyRegistration> {
  const words = languages.words(language)
  const rulesOf = sent.b2bCustomer ? registrationRules : personRules
  const rules = rulesOf(configuration.parse(await settings.configuration(language)), checkedElsewhere)
  const refuse = (wrong: WrongField) => new Problem(422, 'InvalidField', words.account.invalid, undefined, wrong)
  // line breaks could inject text into a mail; the form sends none
  const unsuited = Object.entries(sent).find(([field, value]) => !/^password/.test(field) && hasControlChars(String(value)))
  if (unsuited) throw refuse({ field: unsuited[0], text: messages.wrongFormat })
  const clean = cleanFields(sent, registrationKinds)
  const values: Partial<RegistrationValues> = clean
  for (const field of Object.keys(rules) as RegistrationField[]) {
    const problem = firstProblem(values[field], rules[field] ?? [], values)
    if (problem) throw refuse({ field, ...problem })
  }
  await checkPassword(settings, sent.password, words)
  return clean
}
