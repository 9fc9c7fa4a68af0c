import { postSocialCode } from '../../../api/login.ts'
import { type Connection, RequestError } from '../../../base/http/request.ts'
import { socialOutcome } from '../../../domain/session/social-login.ts'
import type { CustomerDetails } from '../../../model/account/customer.ts'
import type { SocialProvider } from '../../../model/session/social-provider.ts'
import { checkLogin } from './log-in.ts'
import { setSocialLoginsError } from './social-logins-error.ts'

/** The customer and whether the account is new; or a failure: code rejected by the shop, cookies blocked by the browser. */
export type SocialOutcome = { customer: CustomerDetails; kind: 'login' | 'sign_up' } | { problem: 'refused' | 'cookies' }

/** The `extra` text of a rejection. */
function extraOf(error: unknown): string | undefined {
  const body = error instanceof RequestError ? error.body : undefined
  return typeof body === 'object' && body !== null && 'extra' in body && typeof body.extra === 'string' ? body.extra : undefined
}

/** Logs in with the code of a provider (SOC-05..07, CALL-50). */
export async function logInWithCode(connection: Connection, provider: SocialProvider, code: string): Promise<SocialOutcome> {
  let status: number
  try {
    status = await postSocialCode(connection, provider, code)
  } catch (error) {
    const extra = extraOf(error)
    if (provider === 'apple' && extra !== undefined) setSocialLoginsError(extra)
    return { problem: 'refused' }
  }
  setSocialLoginsError(undefined)
  const outcome = await checkLogin(connection)
  return 'customer' in outcome ? { ...outcome, kind: socialOutcome(status) } : { problem: 'cookies' }
}
