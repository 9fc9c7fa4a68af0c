import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useConfiguration } from '../app/use-configuration.ts'
import { useLinkClick } from '../app/use-link-click.ts'
import { useText } from '../app/use-text.ts'

/** The name of the privacy policy, as a link if the shop has its URL. */
export function PrivacyLink({ source }: { source: string }) {
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick(source)
  const href = pageLink(settings, useConfiguration()?.privacyPolicyPage)
  if (href === undefined) return t(messages.privacyPolicy)
  return (
    <a className="text-link" part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
      {t(messages.privacyPolicy)}
    </a>
  )
}
