import { allEntries, type Entry } from '../../domain/page/menu.ts'
import { MenuLink } from './menu-link.tsx'

/** Entries as plain links; child entries as nested lists. */
export function LinkList({ entries, className = 'menu-links' }: { entries: readonly Entry[]; className?: string }) {
  if (entries.length === 0) return null
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} />
          <LinkList entries={allEntries(entry)} />
        </li>
      ))}
    </ul>
  )
}
