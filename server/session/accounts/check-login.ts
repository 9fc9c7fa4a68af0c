import type { LoginRequest } from '../../../src/model/session/login-requests.ts'
import type { CoreDeps } from '../../context/deps.ts'
import { Problem } from '../../http/problem.ts'

/** States of an account that block its login. */
export interface AccountStatus {
  awaits_email: boolean
  awaits_approval: boolean
  disabled: Date | null
}

interface Row extends AccountStatus {
  id: string
  password: string | null
}

const unauthorized = (name: string, message: string) => new Problem(401, name, message)

/** Why an authenticated customer may not log in yet (SESS-08). Never reveal it without a verified password or identity. */
export function loginBlocker({ disabled, awaits_approval, awaits_email }: AccountStatus): Problem | undefined {
  if (disabled) return unauthorized('AccountDisabled', 'The account is closed')
  if (awaits_approval) return unauthorized('NotApprovedByAdmin', 'An administrator has not approved the account yet')
  if (awaits_email) return unauthorized('EmailNotValidated', 'The email address has not been confirmed yet')
  return undefined
}

/**
 * Returns the customer's id and the matching hash. Otherwise throws a 401, after the same work whether the account exists or
 * not (R33).
 */
export async function checkLogin(
  { db, passwords }: CoreDeps,
  { email, password }: LoginRequest,
): Promise<{ customer: string; password: string }> {
  const find = async () => {
    const sql = 'select id, password, awaits_email, awaits_approval, disabled from customer where lower(email) = lower($1)'
    return (await db.query<Row>(sql, [email]))[0]
  }
  const row = await passwords.match(password, find)
  if (!row?.password) throw unauthorized('IncorrectCredentials', 'Incorrect credentials')
  const problem = loginBlocker(row)
  if (problem) throw problem
  return { customer: row.id, password: row.password }
}
