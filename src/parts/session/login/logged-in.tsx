import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import type { CustomerDetails } from '../../../model/account/customer.ts'
import { logOut } from '../../../stores/session/login/login.ts'
import { Button } from '../../../ui/button.tsx'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useLinkClick } from '../../app/use-link-click.ts'
import { useText } from '../../app/use-text.ts'

/** Replaces the login form for a logged-in customer. */
export function LoggedIn({ customer }: { customer: CustomerDetails }) {
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick('login')
  const href = pageLink(settings, useConfiguration()?.customerProfilePage)
  const name = [customer.name, customer.surname].filter(Boolean).join(' ') || customer.email || ''
  return (
    <div className="login-form" part="panel">
      <p>{t(messages.loggedInAs, { name })}</p>
      {href && (
        <a className="button" data-kind="primary" part="button" href={href} rel={relOf(settings, href)} onClick={follow}>
          {t(messages.goToAccount)}
        </a>
      )}
      <Button onClick={() => void logOut(settings)}>{t(messages.logOut)}</Button>
    </div>
  )
}
