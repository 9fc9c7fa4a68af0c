import { getAccountDetails } from '../../../api/customer.ts'
import { postLogin } from '../../../api/login.ts'
import { type Connection, RequestError } from '../../../base/http/request.ts'
import { type LoginProblem, loginProblem } from '../../../domain/session/login.ts'
import type { CustomerDetails } from '../../../model/account/customer.ts'
import type { LoginRequest } from '../../../model/session/login-requests.ts'

/** Somebody is logged in, or not and why; `CookiesBlocked`: the shop said yes, but the browser does not keep it. */
export type LoginOutcome = { customer: CustomerDetails } | { problem: LoginProblem | 'CookiesBlocked' }

/** Who is logged in after the shop has said yes: a browser that blocks the shop's cookies has forgotten it at once. */
export async function checkLogin(connection: Connection): Promise<LoginOutcome> {
  try {
    const customer = await getAccountDetails(connection)
    if (customer) return { customer }
  } catch {
    return { customer: {} } // that call failed, not the login; the details are asked for again
  }
  console.error('shop: the session of the shop is blocked as a third-party cookie. The way out is in docs/embedding.md')
  return { problem: 'CookiesBlocked' }
}

/** Logs in by e-mail and password (SESS-06, SESS-07); what follows a success is the caller's. */
export async function logIn(connection: Connection, request: LoginRequest): Promise<LoginOutcome> {
  try {
    await postLogin(connection, request)
  } catch (error) {
    return { problem: error instanceof RequestError ? loginProblem(error.status, error.body) : 'Unexpected' }
  }
  return checkLogin(connection)
}
