import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { requisites } from '../../../domain/account/requisites.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $customer } from '../../../stores/session/session.ts'
import { FilledText } from '../../app/filled-text.tsx'
import { useConfiguration, useLanguage } from '../../app/use-configuration.ts'
import { useLinkClick } from '../../app/use-link-click.ts'
import { useText } from '../../app/use-text.ts'
import { SubHeading } from '../sub-heading.tsx'
import sheet from './requisites.css?sheet'

/** The customer's details, read-only (ACC-06). */
export function Requisites() {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick('account')
  const href = pageLink(settings, useConfiguration()?.contactsPage)
  const groups = requisites(useStore($customer), useLanguage())
  return (
    <>
      <p className="section-quiet">
        {href ? (
          <FilledText
            text={messages.requisitesHintLinked}
            parts={{
              writeToUs: (
                <a className="section-link" part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
                  {t(messages.writeToUs)}
                </a>
              ),
            }}
          />
        ) : (
          t(messages.requisitesHint)
        )}
      </p>
      {groups.length === 0 && <p>{t(messages.requisitesMissing)}</p>}
      {groups.map(({ title, facts }) => (
        <div key={title} className="section-panel">
          <SubHeading>{t(title)}</SubHeading>
          <dl className="requisites">
            {facts.map(({ label, value }) => (
              <div key={label} className="requisite">
                <dt className="section-quiet">{t(label)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </>
  )
}
