import { relOf, safeUrl, shopBase } from '../../../base/security/safe-url.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { Icon } from '../../../ui/icon.tsx'
import { arrowRightLeft, code, fileSpreadsheet, plug } from '../../../ui/icons.ts'
import { ShopContacts } from '../../app/shop-contacts.tsx'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { EmptyMessage } from '../empty-message.tsx'
import { SubHeading } from '../sub-heading.tsx'
import sheet from './integrations.css?sheet'

const icons = { exchange: arrowRightLeft, file: fileSpreadsheet, code }

/** Integrations with other systems that the shop offers (ACC-10). */
export function Integrations() {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const offered = useConfiguration()?.customerIntegrations ?? []
  if (offered.length === 0) return <EmptyMessage icon={plug} title={t(messages.noIntegrations)} />
  return (
    <>
      <p className="section-quiet">{t(messages.integrationsIntro)}</p>
      <ul className="integrations">
        {offered.map(({ title, description, url, icon, action = t(messages.requestSetup) }) => {
          const href = safeUrl(url, 'link', shopBase(settings))
          return (
            <li key={title} className="section-panel">
              <Icon path={icon ? icons[icon] : plug} size={24} />
              <SubHeading>{title}</SubHeading>
              {description && <p>{description}</p>}
              {href && (
                <a
                  className="button"
                  data-kind="line"
                  part="button"
                  href={href}
                  rel={relOf(settings, href)}
                  aria-label={`${action}: ${title}`}
                >
                  {action}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      <ShopContacts />
    </>
  )
}
