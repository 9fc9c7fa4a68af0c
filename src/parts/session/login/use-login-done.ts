import { reloadPage } from '../../../base/dom/url-parts.ts'
import { sameOriginPath } from '../../../base/security/safe-url.ts'
import { stepQuery } from '../../../domain/session/login.ts'
import { useEmit } from '../../../kit/host.ts'
import type { CustomerDetails } from '../../../model/account/customer.ts'
import { afterLogin } from '../../../stores/session/login/login.ts'
import { refreshSession } from '../../../stores/session/login/session-start.ts'

export interface AfterLogin {
  /** where to go, on the page's own origin; other addresses are not followed */
  redirectUrl: string | undefined
  /** loads the page anew where there is nowhere to go */
  reload: boolean
}

/** What follows a login: other tabs and the page hear of it, then the page is loaded anew or left (SESS-06, K1). */
export function useLoginDone({ redirectUrl, reload }: AfterLogin) {
  const emit = useEmit()
  /** goes on as somebody who is logged in */
  const leave = () => {
    const path = sameOriginPath(redirectUrl)
    if (path !== undefined) return location.assign(path)
    if (!reload) return void refreshSession()
    // the step has been taken: the page must not begin with it again
    const url = new URL(location.href)
    url.search = stepQuery(location.search, 'login')
    history.replaceState(history.state, '', url.href)
    reloadPage()
  }
  const done = ({ customer, kind }: { customer: CustomerDetails; kind: 'login' | 'sign_up' }) => {
    afterLogin(kind)
    emit('shop-login', { customer })
    leave()
  }
  return { done, leave }
}
