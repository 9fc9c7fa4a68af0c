import { useId, useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $customer, $isSettled } from '../../../stores/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDown } from '../../../ui/icons.ts'
import shapes from '../../../ui/skeleton.css?sheet'
import { useScreen } from '../../app/use-screen.ts'
import { useText } from '../../app/use-text.ts'
import { AccountButton } from './account-button.tsx'
import sheet from './account-menu.css?sheet'
import { entryIcon } from './entry-icons.ts'
import { EntryLink } from './entry-link.tsx'
import { ImpersonationNotice } from './impersonation-notice.tsx'
import { LogInLink } from './log-in-link.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { useAccountEntries, useOrderCount } from './use-account-entries.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useEntrySelect } from './use-entry-select.ts'
import { useSession } from './use-session.ts'

export interface AccountMenuProps {
  /** a button with a menu, a vertical list, or columns that fold on a narrow screen */
  layout: 'dropdown' | 'list' | 'tabs'
  /** key of the current section; default from the URL */
  current?: string | undefined
  logOut?: boolean
  /** keys of the entries to show, in this order; default all that the customer has */
  sections?: readonly string[] | undefined
  /** default true in the dropdown and on small screens */
  orderCount?: boolean | undefined
  /** opens a section in place, after `shop-section-select`; without it entries are plain links */
  onSelect?: ((section: string) => void) | undefined
}

/** Navigation of the customer area (ACC-01..12); visitors get a link to the login. */
export function AccountMenu(props: AccountMenuProps) {
  useSession()
  if (props.layout === 'dropdown') return <AccountButton {...props} />
  return <EntryList {...props} />
}

const shapeCount = 12

function EntryList({ layout, current, logOut = true, sections, orderCount, onSelect }: AccountMenuProps) {
  useSheet(shapes)
  useSheet(sheet)
  const t = useText()
  const isPhone = useScreen() === 'phone'
  const customer = useStore($customer)
  const isSettled = useStore($isSettled)
  const { entries, isComplete } = useAccountEntries(sections)
  const currentSection = useCurrentSection(current)
  const count = useOrderCount(orderCount ?? isPhone)
  const isKnown = customer ? isComplete : isSettled
  const list = useId()
  const [isOpen, setOpen] = useState(false)
  const opened = entries.find(({ key }) => key === currentSection)
  const close = (section: string) => {
    setOpen(false)
    onSelect?.(section)
  }
  const select = useEntrySelect(onSelect && close)
  return (
    <div className="account-menu" data-layout={layout}>
      <ImpersonationNotice />
      <nav aria-label={t(messages.myAccount)} aria-busy={!isKnown || undefined}>
        {layout === 'tabs' && customer && isKnown && (
          <button
            type="button"
            className="account-entry account-fold"
            part="button"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            {opened && <Icon path={entryIcon(opened.key)} />}
            <span>
              <span className={opened && 'hidden-text'}>{t(messages.myAccount)} </span>
              {opened && t(opened.title)}
            </span>
            {opened?.key === 'orders' && <span className="account-count">{count}</span>}
            <Icon path={chevronDown} />
          </button>
        )}
        <ul className="account-entries" part="list" id={list}>
          {customer
            ? isKnown &&
              entries.map((entry) => (
                <li key={entry.key}>
                  <EntryLink
                    entry={entry}
                    isCurrent={entry.key === currentSection}
                    count={entry.key === 'orders' ? count : undefined}
                    onClick={select(entry.key)}
                  />
                </li>
              ))
            : isSettled && (
                <li>
                  <LogInLink />
                </li>
              )}
          {!isKnown && Array.from({ length: shapeCount }, (_, index) => <li key={index} className="skeleton account-shape" />)}
          {customer && isKnown && logOut && (
            <li>
              <LogOutButton />
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}
