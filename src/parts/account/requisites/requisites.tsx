import { requisites } from '../../../domain/account/requisites.ts'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $customer } from '../../../stores/session/session.ts'
import { FilledText } from '../../app/filled-text.tsx'
import { useLanguage } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { ShopPageLink } from '../shop-page-link.tsx'
import { SubHeading } from '../sub-heading.tsx'
import sheet from './requisites.css?sheet'

/** The customer's details, read-only (ACC-06). */
export function Requisites() {
  useSheet(sheet)
  const t = useText()
  const groups = requisites(useStore($customer), useLanguage())
  return (
    <>
      <p className="section-quiet">
        <FilledText
          text={messages.requisitesHint}
          parts={{ writeToUs: <ShopPageLink page="contactsPage">{t(messages.writeToUs)}</ShopPageLink> }}
        />
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
