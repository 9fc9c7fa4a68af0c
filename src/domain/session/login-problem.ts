import { messages } from '../messages.ts'

/** Why nobody was logged in. */
export type LoginProblem = 'EmailNotValidated' | 'NotApprovedByAdmin' | 'AccountDisabled' | 'IncorrectCredentials' | 'Unexpected'

const named = ['EmailNotValidated', 'NotApprovedByAdmin', 'AccountDisabled'] as const
/** Where a shop may write the name of a problem, the first that has one of the three counts (K3). */
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
