import { pageLink, relOf, shopBase } from '../../../base/security/safe-url.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { Message } from '../../../ui/message.tsx'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'

/** Error if the browser blocks the shop's cookies on this site, with a link to the shop's own site. */
export function CookiesBlocked() {
  const t = useText()
  const settings = useSettings()
  const profile = useConfiguration()?.customerProfilePage
  const href = profile && pageLink({ basePath: '', apiBase: new URL(shopBase(settings)).origin }, profile)
  return (
    <>
      <Message kind="error">{t(messages.cookiesBlocked)}</Message>
      {href && (
        <a className="login-link" part="link" href={href} rel={relOf(settings, href)}>
          {t(messages.logInAtShop)}
        </a>
      )}
    </>
  )
}
