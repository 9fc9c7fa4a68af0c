import { atom } from 'nanostores'
import type { Connection } from '../../../base/http/request.ts'
import { newNonce } from '../../../base/random-id.ts'
import { shared } from '../../../base/shared.ts'
import { socialPopupPollMs } from '../../../domain/constants.ts'
import { authorizeUrl, type OfferedProvider, socialState } from '../../../domain/session/social-login.ts'
import { type SocialAsk, socialAnswer, socialHello } from '../../../model/session/login-requests.ts'
import type { SocialProvider } from '../../../model/session/social-provider.ts'
import { logInWithCode, type SocialOutcome } from './social-code.ts'
import { consumeSocialState, saveSocialState } from './social-state.ts'

/** Why a sign-in failed: popup blocked, popup closed, denied by the user, rejected by the shop, or cookies of the shop blocked. */
export type SocialFailure = 'blocked' | 'closed' | 'refused' | 'cookies'
export type SocialLogin =
  | { status: 'idle' }
  | { status: 'waiting'; provider: SocialProvider }
  | { status: 'failed'; provider: SocialProvider; failure: SocialFailure }

/** The social sign-in of this page. */
export const $socialLogin = shared('social.login', () => atom<SocialLogin>({ status: 'idle' }))

const current = shared('social.current', () => ({ stop: () => {} }))
const popupName = 'shop-social-login'
const popupFeatures = 'popup,width=520,height=680'

interface SocialLoginRequest {
  offered: OfferedProvider
  /** absolute URL of the provider's page */
  url: string
  /** absolute URL of the shop's profile page, which the provider redirects to */
  redirectUri: string
  onDone: (outcome: Extract<SocialOutcome, { customer: unknown }>) => void
}

/**
 * Opens the popup of a provider. Call it synchronously in a click handler, or the browser blocks the popup (SOC-01). Accepts an answer
 * only from that popup, from the shop's origin, with the state of this attempt (R13, R14).
 */
export function startSocialLogin(connection: Connection, { offered, url, redirectUri, onDone }: SocialLoginRequest): void {
  current.stop()
  const { provider } = offered
  const state = socialState(provider, newNonce())
  saveSocialState(state)
  const fail = (failure: SocialFailure) => $socialLogin.set({ status: 'failed', provider, failure })
  const popup = window.open(authorizeUrl(offered, { url, redirectUri, state }), popupName, popupFeatures)
  if (!popup) {
    fail('blocked')
    return
  }
  $socialLogin.set({ status: 'waiting', provider })
  const { origin } = new URL(redirectUri)

  async function finish(code: string | undefined): Promise<void> {
    const outcome: SocialOutcome = code ? await logInWithCode(connection, provider, code) : { problem: 'refused' }
    popup?.close()
    if ('problem' in outcome) return fail(outcome.problem)
    $socialLogin.set({ status: 'idle' })
    onDone(outcome)
  }
  function onMessage(event: MessageEvent<unknown>): void {
    if (event.source !== popup || event.origin !== origin) return
    if (socialHello.safeParse(event.data).success) popup?.postMessage({ type: 'shop-social-ask', state } satisfies SocialAsk, origin)
    const response = socialAnswer.safeParse(event.data).data
    if (response?.state !== state || !consumeSocialState(state)) return
    current.stop()
    void finish(response.code)
  }
  const watch = setInterval(() => {
    if (!popup.closed) return
    current.stop()
    fail('closed')
  }, socialPopupPollMs)
  addEventListener('message', onMessage)
  current.stop = () => {
    clearInterval(watch)
    removeEventListener('message', onMessage)
  }
}
