import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $customer, $isSettled } from '../../../stores/session/session.ts'
import shapes from '../../../ui/skeleton.css?sheet'
import { useScreen } from '../../app/use-screen.ts'
import { useText } from '../../app/use-text.ts'
import { AccountButton } from './account-button.tsx'
import sheet from './account-menu.css?sheet'
import { EntryLink } from './entry-link.tsx'
import { ImpersonationNotice } from './impersonation-notice.tsx'
import { LogInLink } from './log-in-link.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { useAccountEntries, useOrderCount } from './use-account-entries.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useEntrySelect } from './use-entry-select.ts'
import { useInView } from './use-in-view.ts'
import { useRowEdges } from './use-row-edges.ts'
import { useSession } from './use-session.ts'

export interface AccountMenuProps {
  /** a button with a menu, a vertical list, or a scrolling row */
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

const shapeCount = 7

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
  const select = useEntrySelect(onSelect)
  const isKnown = customer ? isComplete : isSettled
  const row = useInView(currentSection, isKnown ? entries.length : 0)
  useRowEdges(row, isKnown ? entries.length : 0)
  return (
    <div className="account-menu" data-layout={layout}>
      <ImpersonationNotice />
      <nav aria-label={t(messages.myAccount)} aria-busy={!isKnown || undefined} ref={row}>
        <ul className="account-entries" part="list">
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
        </ul>
        {customer && isKnown && logOut && <LogOutButton />}
      </nav>
    </div>
  )
}
