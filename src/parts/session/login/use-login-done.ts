import { useEffect } from 'react'
import { reloadPage } from '../../../base/dom/url-parts.ts'
import { sameOriginPath } from '../../../base/security/safe-url.ts'
import { stepQuery } from '../../../domain/session/login.ts'
import { useEmit } from '../../../kit/host.ts'
import type { CustomerDetails } from '../../../model/account/customer.ts'
import { prepareAnalytics } from '../../../stores/analytics/track.ts'
import { afterLogin } from '../../../stores/session/login/login.ts'
import { refreshSession } from '../../../stores/session/login/session-start.ts'
import { useTrack } from '../../app/use-track.ts'

export interface LoginOutcome {
  customer: CustomerDetails
  kind: 'login' | 'sign_up'
  /** `password` or the provider, for analytics */
  method: string
}

export interface AfterLogin {
  /** URL to load; ignored unless same origin */
  redirectUrl: string | undefined
  /** reloads the page if there is no redirect URL */
  reload: boolean
}

/** Runs after a login: notifies other tabs, emits `shop-login`, then redirects, reloads or refreshes the session (SESS-06). */
export function useLoginDone({ redirectUrl, reload }: AfterLogin) {
  const emit = useEmit()
  const track = useTrack()
  useEffect(prepareAnalytics, []) // a login may load another page at once
  /** continues as a logged-in customer */
  const leave = () => {
    const path = sameOriginPath(redirectUrl)
    if (path !== undefined) return location.assign(path)
    if (!reload) return void refreshSession()
    // remove the completed step, so that the reload does not repeat it
    const url = new URL(location.href)
    url.search = stepQuery(location.search, 'login')
    history.replaceState(history.state, '', url.href)
    reloadPage()
  }
  const done = ({ customer, kind, method }: LoginOutcome) => {
    afterLogin(kind)
    emit('shop-login', { customer })
    track(kind, method)
    leave()
  }
  return { done, leave }
}
