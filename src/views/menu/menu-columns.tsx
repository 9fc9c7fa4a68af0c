import { allEntries, type Entry, hasSubmenu } from '../../domain/page/menu.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronDown } from '../../ui/icons.ts'
import { LinkList } from './link-list.tsx'
import sheet from './menu-columns.css?sheet'
import { MenuLink } from './menu-link.tsx'

interface MenuColumnsProps {
  entries: readonly Entry[]
  /** each column unfolds below its heading; without script, too */
  folds?: boolean
}

/** A menu in columns, as in a footer: each entry with children heads a column, the rest share one. */
export function MenuColumns({ entries, folds = false }: MenuColumnsProps) {
  useSheet(sheet)
  const single = entries.filter((entry) => !hasSubmenu(entry))
  return (
    <>
      {entries.filter(hasSubmenu).map((entry) =>
        folds ? (
          <FoldedColumn key={entry.id} entry={entry} />
        ) : (
          <div key={entry.id} className="menu-column" part="column">
            <h2 className="menu-column-head">
              <MenuLink entry={entry} />
            </h2>
            <LinkList entries={allEntries(entry)} className="menu-column-links" />
          </div>
        ),
      )}
      {single.length > 0 && (
        <div className="menu-column" part="column">
          <LinkList entries={single} className="menu-column-links" />
        </div>
      )}
    </>
  )
}

/** A column that the browser folds. A heading with a link repeats as its first link, because the heading itself unfolds the column. */
function FoldedColumn({ entry }: { entry: Entry }) {
  const own = { ...entry, links: [], tiles: [], bottom: undefined }
  return (
    <details className="menu-column" part="column">
      <summary className="menu-column-fold">
        <h2 className="menu-column-head">{entry.title}</h2>
        <Icon path={chevronDown} />
      </summary>
      <LinkList entries={[...(entry.link === undefined ? [] : [own]), ...allEntries(entry)]} className="menu-column-links" />
    </details>
  )
}
