import { getAccountDetails } from '../../../api/customer.ts'
import { postLogin } from '../../../api/login.ts'
import { type Connection, RequestError } from '../../../base/http/request.ts'
import { type LoginProblem, loginProblem } from '../../../domain/session/login.ts'
import type { CustomerDetails } from '../../../model/account/customer.ts'
import type { LoginRequest } from '../../../model/session/login-requests.ts'

/** The result of a login. `CookiesBlocked`: the shop accepted it, but the browser blocks the session cookie. */
export type LoginOutcome = { customer: CustomerDetails } | { problem: LoginProblem | 'CookiesBlocked'; error?: unknown }

/** Loads the customer after an accepted login. Without one, the browser has blocked the shop's cookies. */
export async function checkLogin(connection: Connection): Promise<LoginOutcome> {
  try {
    const customer = await getAccountDetails(connection)
    if (customer) return { customer }
  } catch {
    return { customer: {} } // this request failed, not the login; the session start requests the details again
  }
  console.error('shop: the session of the shop is blocked as a third-party cookie. See docs/embedding.md')
  return { problem: 'CookiesBlocked' }
}

/** Logs in by email and password (SESS-06, SESS-07). The caller runs `afterLogin`. */
export async function logIn(connection: Connection, request: LoginRequest): Promise<LoginOutcome> {
  try {
    await postLogin(connection, request)
  } catch (error) {
    return { problem: error instanceof RequestError ? loginProblem(error.status, error.body) : 'Unexpected', error }
  }
  return checkLogin(connection)
}
