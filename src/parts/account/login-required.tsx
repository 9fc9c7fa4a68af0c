import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../../ui/icon.tsx'
import { user } from '../../ui/icons.ts'
import { useConfiguration } from '../app/use-configuration.ts'
import { useLinkClick } from '../app/use-link-click.ts'
import { useText } from '../app/use-text.ts'
import sheet from './section.css?sheet'

/** Replaces content for customers only, with a link to the login. */
export function LoginRequired() {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick('account')
  const href = pageLink(settings, useConfiguration()?.customerProfilePage)
  return (
    <div className="section-empty">
      <Icon path={user} size={24} />
      <p className="section-heading">{t(messages.pleaseLogIn)}</p>
      {href && (
        <a className="button" data-kind="primary" part="button" href={href} rel={relOf(settings, href)} onClick={follow}>
          {t(messages.logIn)}
        </a>
      )}
    </div>
  )
}
