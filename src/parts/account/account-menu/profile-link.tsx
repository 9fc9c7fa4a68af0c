import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { Icon } from '../../../ui/icon.tsx'
import { user } from '../../../ui/icons.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useLinkClick } from '../../app/use-link-click.ts'
import { useText } from '../../app/use-text.ts'

/** A link to the customer area for visitors (HEAD-08). */
export function ProfileLink() {
  const t = useText()
  const follow = useLinkClick('profile')
  const settings = useSettings()
  const href = pageLink(settings, useConfiguration()?.customerProfilePage)
  return (
    <a
      className="button profile"
      data-kind="icon"
      part="button"
      href={href}
      rel={relOf(settings, href)}
      aria-label={t(messages.profile)}
      onClick={follow}
    >
      <Icon path={user} size={24} />
    </a>
  )
}
