import type { Rule } from '../forms/form-rules.ts'
import { messages } from '../messages.ts'

const steps = ['login', 'email-approve', 'forgot-password', 'password-change', 'register'] as const

/** A step of the login layout (LOGIN-01..06). */
export type LoginStep = (typeof steps)[number]

/** Secret parameters in URLs of the login layout (R12). */
export const approvalTokenParameter = 'email-approval-token'
export const resetIdParameter = 'id'
export const codeParameter = 'code'
export const stateParameter = 'state'

/** The requested step; `login` if it is missing, unknown, or a registration that the shop does not offer (LOGIN-02, LOGIN-08). */
export function loginStep(requested: string | null | undefined, offersRegistration: boolean): LoginStep {
  const step = steps.find((item) => item === requested) ?? 'login'
  return step === 'register' && !offersRegistration ? 'login' : step
}

/** Changes the step in a query string. Removes the parameters of the previous step and keeps all others. */
export function stepQuery(search: string, step: LoginStep): string {
  const query = new URLSearchParams(search)
  for (const name of ['step', approvalTokenParameter, resetIdParameter, codeParameter, stateParameter]) query.delete(name)
  if (step !== 'login') query.set('step', step)
  const text = query.toString()
  return text && `?${text}`
}

/** Why a login failed. */
export type LoginProblem = 'EmailNotValidated' | 'NotApprovedByAdmin' | 'AccountDisabled' | 'IncorrectCredentials' | 'Unexpected'

const named = ['EmailNotValidated', 'NotApprovedByAdmin', 'AccountDisabled'] as const
/** Fields of an error body that may name the problem; the first known name wins. */
const fieldNames = ['name', 'code', 'type', 'error', 'message', 'extra'] as const

/** The problem in the response of a failed login; `status` is 0 without a response (LOGIN-11..15). */
export function loginProblem(status: number, body: unknown): LoginProblem {
  if (status !== 401) return 'Unexpected'
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const texts = fieldNames.map((fieldName) => (Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined))
  return texts.flatMap((text) => named.find((name) => name === text) ?? [])[0] ?? 'IncorrectCredentials'
}

/** Text keys of the problems. */
export const loginProblemText: Readonly<Record<LoginProblem, string>> = {
  EmailNotValidated: messages.confirmMailbox,
  NotApprovedByAdmin: messages.notApproved,
  AccountDisabled: messages.accountDisabled,
  IncorrectCredentials: messages.wrongCredentials,
  Unexpected: messages.unexpectedError,
}

const required: Rule = { rule: 'required' }

/** Rules of the login form (LOGIN-09). */
export const loginRules: Readonly<Record<'email' | 'password', readonly Rule[]>> = {
  email: [required, { rule: 'format', format: 'email' }],
  password: [required],
}

/** Login, recovery and the confirmation email identify an account by its cleaned address. */
export const loginKinds = { email: 'email' } as const

/** Rules of password recovery. An empty and an invalid email show the same message (PWD-02). */
export const recoveryRules: Readonly<Record<'email', readonly Rule[]>> = {
  email: [
    { rule: 'required', text: messages.emailInvalid },
    { rule: 'format', format: 'email', text: messages.emailInvalid },
  ],
}
