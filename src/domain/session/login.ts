import type { Rule } from '../forms/form-rules.ts'
import { messages } from '../messages.ts'

const steps = ['login', 'email-approve', 'forgot-password', 'password-change', 'register'] as const

/** What the login layout shows (LOGIN-01..06). */
export type LoginStep = (typeof steps)[number]

/** Parameters of the login layout's addresses that nobody else may read (R12). */
export const approvalTokenParameter = 'email-approval-token'
export const resetIdParameter = 'id'
export const codeParameter = 'code'
export const stateParameter = 'state'

/** The step that a text names; login for none, for one that does not exist, and for a registration that is not offered (LOGIN-02, LOGIN-08). */
export function loginStep(requested: string | null | undefined, offersRegistration: boolean): LoginStep {
  const step = steps.find((item) => item === requested) ?? 'login'
  return step === 'register' && !offersRegistration ? 'login' : step
}

/** A query string with another step: what else stands in it stays, what belonged to the step before goes. */
export function stepQuery(search: string, step: LoginStep): string {
  const query = new URLSearchParams(search)
  for (const name of ['step', approvalTokenParameter, resetIdParameter, codeParameter, stateParameter]) query.delete(name)
  if (step !== 'login') query.set('step', step)
  const text = query.toString()
  return text && `?${text}`
}

/** Why nobody was logged in. */
export type LoginProblem = 'EmailNotValidated' | 'NotApprovedByAdmin' | 'AccountDisabled' | 'IncorrectCredentials' | 'Unexpected'

const named = ['EmailNotValidated', 'NotApprovedByAdmin', 'AccountDisabled'] as const
/** Where a shop may write the name of a problem, the first that has one of the three counts. */
const fieldNames = ['name', 'code', 'type', 'error', 'message', 'extra'] as const

/** What a failed login means: a status (0 without an answer) and the body as far as it was read (LOGIN-11..15). */
export function loginProblem(status: number, body: unknown): LoginProblem {
  if (status !== 401) return 'Unexpected'
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const texts = fieldNames.map((fieldName) => (Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined))
  return texts.flatMap((text) => named.find((name) => name === text) ?? [])[0] ?? 'IncorrectCredentials'
}

/** The text of a problem. */
export const loginProblemText: Readonly<Record<LoginProblem, string>> = {
  EmailNotValidated: messages.confirmMailbox,
  NotApprovedByAdmin: messages.notApproved,
  AccountDisabled: messages.accountDisabled,
  IncorrectCredentials: messages.wrongCredentials,
  Unexpected: messages.unexpectedError,
}

const required: Rule = { rule: 'required' }

/** What the login asks of its two fields (LOGIN-09). */
export const loginRules: Readonly<Record<'email' | 'password', readonly Rule[]>> = {
  email: [required, { rule: 'format', format: 'email' }],
  password: [required],
}

/** The only field of password recovery: whatever is wrong with the address, the message is the same (PWD-02). */
export const recoveryRules: Readonly<Record<'email', readonly Rule[]>> = {
  email: [
    { rule: 'required', text: messages.emailInvalid },
    { rule: 'format', format: 'email', text: messages.emailInvalid },
  ],
}
