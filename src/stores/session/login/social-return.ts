import type { Connection } from '../../../base/http/request.ts'
import { forgetSecretParameter, hiddenParameters, secretParameter } from '../../../base/security/secret-parameters.ts'
import { shared } from '../../../base/shared.ts'
import { socialAnswerWaitMs, socialCloseWaitMs } from '../../../domain/constants.ts'
import { codeParameter, stateParameter } from '../../../domain/session/login.ts'
import { providerFromState } from '../../../domain/session/social-login.ts'
import { type SocialAnswer, type SocialHello, socialAsk } from '../../../model/session/login-requests.ts'
import { afterLogin } from './login.ts'
import { logInWithCode } from './social-code.ts'
import { $socialLogin } from './social-login.ts'
import { consumeSocialState } from './social-state.ts'

/** Query parameters that a provider returns. Without a code, the user has denied consent. */
export interface SocialReturn {
  state: string
  code: string | undefined
}

const errorParameter = 'error'

/** Reads a provider's parameters and removes them from the URL; undefined for any other visit (LOGIN-07, SOC-02). */
export function socialReturn(): SocialReturn | undefined {
  if (typeof location === 'undefined') return undefined
  const query = new URLSearchParams(location.search)
  const hasParameter = (name: string) => query.has(name) || hiddenParameters().has(name)
  if (!hasParameter(stateParameter) || !(hasParameter(codeParameter) || hasParameter(errorParameter))) return undefined
  secretParameter(errorParameter)
  return { state: secretParameter(stateParameter) ?? '', code: secretParameter(codeParameter) }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Sends the code to the window that opened this one. The opener must send the state, and its origin must be the shop's or one of
 * `origins`, so that no other page can obtain a code (R14). Resolves with false on timeout.
 */
function sendToOpener(opener: Window, { state, code }: SocialReturn, origins: readonly string[]): Promise<boolean> {
  const allowed = new Set([location.origin, ...origins])
  return new Promise((resolve) => {
    const end = (isDelivered: boolean) => {
      removeEventListener('message', onMessage)
      clearTimeout(timer)
      resolve(isDelivered)
    }
    function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
      if (source !== opener || !allowed.has(origin) || socialAsk.safeParse(data).data?.state !== state) return
      opener.postMessage({ type: 'shop-social-answer', state, ...(code !== undefined && { code }) } satisfies SocialAnswer, origin)
      end(true)
    }
    addEventListener('message', onMessage)
    const timer = setTimeout(end, socialAnswerWaitMs, false)
    opener.postMessage({ type: 'shop-social-hello' } satisfies SocialHello, '*') // contains no secret: the opener's origin is unknown
  })
}

/** Without an opener, logs in here if this tab started the sign-in. Resolves with whether it succeeded. */
async function logInWithoutOpener(connection: Connection, { state, code }: SocialReturn): Promise<boolean> {
  const provider = providerFromState(state)
  if (!provider || !consumeSocialState(state)) return false
  const outcome = code ? await logInWithCode(connection, provider, code) : { problem: 'refused' as const }
  if ('problem' in outcome) {
    $socialLogin.set({ status: 'failed', provider, failure: outcome.problem })
    return false
  }
  afterLogin(outcome.kind)
  return true
}

async function finish(connection: Connection, given: SocialReturn, origins: readonly string[]): Promise<boolean> {
  const opener = window.opener as Window | null
  if (opener && opener !== window && providerFromState(given.state) && (await sendToOpener(opener, given, origins))) {
    await sleep(socialCloseWaitMs) // the opener closes this window
    return true
  }
  return logInWithoutOpener(connection, given)
}

const returned = shared('social.return', () => ({ finished: undefined as Promise<boolean> | undefined }))

/** Finishes a sign-in on the page that the provider redirects to, once. Resolves with whether to reload the page (SOC-02). */
export function finishSocialReturn(connection: Connection, given: SocialReturn, origins: readonly string[]): Promise<boolean> {
  returned.finished ??= finish(connection, given, origins).finally(() => {
    for (const name of [stateParameter, codeParameter, errorParameter]) forgetSecretParameter(name)
  })
  return returned.finished
}
