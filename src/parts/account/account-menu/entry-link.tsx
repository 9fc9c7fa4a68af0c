import type { KeyboardEvent, MouseEvent } from 'react'
import { relOf } from '../../../base/security/safe-url.ts'
import { useSettings } from '../../../kit/host.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useText } from '../../app/use-text.ts'
import { entryIcon } from './entry-icons.ts'
import type { LinkedEntry } from './use-account-entries.ts'

interface EntryLinkProps {
  entry: LinkedEntry
  isCurrent: boolean
  /** number next to the title */
  count: number | undefined
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  /** inside a menu: arrow keys instead of Tab move the focus */
  role?: 'menuitem'
  onKeyDown?: (event: KeyboardEvent) => void
}

/** One entry of the customer area. */
export function EntryLink({ entry: { key, title, href }, isCurrent, count, role, ...handlers }: EntryLinkProps) {
  const t = useText()
  const settings = useSettings()
  return (
    <a
      className="account-entry"
      part="entry"
      role={role}
      tabIndex={role ? -1 : 0}
      href={href}
      rel={relOf(settings, href)}
      aria-current={isCurrent ? 'page' : undefined}
      {...handlers}
    >
      <Icon path={entryIcon(key)} />
      <span>{t(title)}</span>
      {count !== undefined && (
        <span className="account-count" part="count">
          {count}
        </span>
      )}
    </a>
  )
}
