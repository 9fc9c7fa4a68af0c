import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { Icon } from '../../../ui/icon.tsx'
import { user } from '../../../ui/icons.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useLinkClick } from '../../app/use-link-click.ts'
import { useText } from '../../app/use-text.ts'

/** For visitors, a link to the login instead of the entries. */
export function LogInLink() {
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick('account-menu')
  const href = pageLink(settings, useConfiguration()?.customerProfilePage)
  return (
    <a className="account-entry" part="entry" href={href} rel={relOf(settings, href)} onClick={follow}>
      <Icon path={user} />
      <span>{t(messages.logIn)}</span>
    </a>
  )
}
