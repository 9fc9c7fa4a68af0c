import { allEntries, type Entry, hasSubmenu } from '../../domain/page/menu.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { LinkList } from './link-list.tsx'
import sheet from './menu-columns.css?sheet'
import { MenuLink } from './menu-link.tsx'

/** A menu in columns, as in a footer: each entry with children heads a column, the rest share one. */
export function MenuColumns({ entries }: { entries: readonly Entry[] }) {
  useSheet(sheet)
  const single = entries.filter((entry) => !hasSubmenu(entry))
  return (
    <>
      {entries.filter(hasSubmenu).map((entry) => (
        <div key={entry.id} className="menu-column" part="column">
          <h2 className="menu-column-head">
            <MenuLink entry={entry} />
          </h2>
          <LinkList entries={allEntries(entry)} className="menu-column-links" />
        </div>
      ))}
      {single.length > 0 && (
        <div className="menu-column" part="column">
          <LinkList entries={single} className="menu-column-links" />
        </div>
      )}
    </>
  )
}
