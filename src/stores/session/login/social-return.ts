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

/** What a provider sends back; without a code the person has refused. */
export interface SocialReturn {
  state: string
  code: string | undefined
}

const errorParameter = 'error'

/** What a provider has sent back to this page, taken out of its address; undefined for any other visit (LOGIN-07, SOC-02). */
export function socialReturn(): SocialReturn | undefined {
  if (typeof location === 'undefined') return undefined
  const query = new URLSearchParams(location.search)
  const isThere = (name: string) => query.has(name) || hiddenParameters().has(name)
  if (!isThere(stateParameter) || !(isThere(codeParameter) || isThere(errorParameter))) return undefined
  secretParameter(errorParameter)
  return { state: secretParameter(stateParameter) ?? '', code: secretParameter(codeParameter) }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Hands the code to the page that has opened this window. That page has to know the state, and has to be the shop's own or
 * one that the shop lets sign in: whoever only opens such a window gets nothing (R14). False when nobody asked in time.
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
    opener.postMessage({ type: 'shop-social-hello' } satisfies SocialHello, '*') // says nothing: to whom it goes is not known yet
  })
}

/** Without an opener the window logs in itself, if it is the one that began; true when somebody is logged in. */
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

/** Ends a sign-in on the page that the provider sent the browser back to, once; answers whether the page is to be loaded anew (SOC-02). */
export function finishSocialReturn(connection: Connection, given: SocialReturn, origins: readonly string[]): Promise<boolean> {
  returned.finished ??= finish(connection, given, origins).finally(() => {
    for (const name of [stateParameter, codeParameter, errorParameter]) forgetSecretParameter(name)
  })
  return returned.finished
}
