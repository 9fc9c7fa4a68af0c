import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { $customer, $isSettled } from '../../stores/session/session.ts'

/** Leads a guest who has an account to the login, which fills in the recipient; nothing before it is known who the shopper is. */
export function LoginOffer() {
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick('cart')
  const href = pageLink(settings, useConfiguration()?.customerProfilePage)
  const isKnown = useStore($isSettled)
  const customer = useStore($customer)
  if (!href || !isKnown || customer) return null
  return (
    <p className="cart-login">
      {`${t(messages.alreadyCustomer)} `}
      <a href={href} rel={relOf(settings, href)} part="link" onClick={follow}>
        {t(messages.logIn)}
      </a>
    </p>
  )
}
