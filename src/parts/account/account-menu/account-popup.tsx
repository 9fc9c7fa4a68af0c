import { customerName } from '../../../domain/customer.ts'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $customer } from '../../../stores/session/session.ts'
import { useText } from '../../app/use-text.ts'
import type { AccountButtonProps } from './account-button.tsx'
import entries from './account-menu.css?sheet'
import sheet from './account-popup.css?sheet'
import { EntryLink } from './entry-link.tsx'
import { ImpersonationNotice } from './impersonation-notice.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { useAccountEntries, useOrderCount } from './use-account-entries.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useEntrySelect } from './use-entry-select.ts'
import { useMenuKeys } from './use-menu-keys.ts'

export interface AccountPopupProps extends AccountButtonProps {
  /** which entry to focus first */
  at: 'first' | 'last'
  /** returns the focus to the button */
  onClose: () => void
}

/** The open menu below the profile icon: customer, entries, log out (HEAD-09..11). */
export function AccountPopup({ current, logOut = true, sections, orderCount = true, onSelect, at, onClose }: AccountPopupProps) {
  useSheet(entries)
  useSheet(sheet)
  const t = useText()
  const customer = useStore($customer)
  const currentSection = useCurrentSection(current)
  const count = useOrderCount(orderCount)
  const select = useEntrySelect(onSelect)
  const { menu, onKeyDown } = useMenuKeys(at, onClose)
  const { entries: linked } = useAccountEntries(sections)
  if (!customer) return null
  const name = customerName(customer)
  return (
    <div className="account-popup" part="dialog">
      {name && (
        <p className="account-who">
          <strong>{name}</strong>
          {customer.email !== name && <span>{customer.email}</span>}
        </p>
      )}
      <ImpersonationNotice />
      <slot name="before" />
      <div
        className="account-entries"
        part="list"
        role="menu"
        aria-label={t(messages.myAccount)}
        tabIndex={-1}
        ref={menu}
        onKeyDown={onKeyDown}
      >
        {linked.map((entry) => (
          <EntryLink
            key={entry.key}
            role="menuitem"
            entry={entry}
            isCurrent={entry.key === currentSection}
            count={entry.key === 'orders' ? count : undefined}
            onClick={(event) => {
              select(entry.key)(event)
              if (event.defaultPrevented) onClose()
            }}
          />
        ))}
        {logOut && <LogOutButton role="menuitem" />}
      </div>
      <slot name="after" />
    </div>
  )
}
