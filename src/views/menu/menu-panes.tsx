import { type PointerEvent, useId, useRef, useState } from 'react'
import { type Entry, hasSubmenu } from '../../domain/page/menu.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronRight } from '../../ui/icons.ts'
import { MegaMenu } from './mega-menu.tsx'
import barSheet from './menu-bar.css?sheet'
import levelsSheet from './menu-levels.css?sheet'
import { MenuLink } from './menu-link.tsx'
import { useTrail } from './use-menu.ts'

/** long enough to cross a row on the way into the submenu */
const openDelayMs = 120

/** The top level of a menu next to the submenu of one entry, for a wide drawer. Tab leads from an entry into its submenu. */
export function MenuPanes({ entries }: { entries: readonly Entry[] }) {
  useSheet(levelsSheet)
  useSheet(barSheet)
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [chosen, setChosen] = useState<string>()
  const [current] = useTrail(entries)
  const withSubmenu = entries.filter(hasSubmenu)
  const shown = withSubmenu.find((entry) => entry.id === chosen) ?? withSubmenu.find((entry) => entry === current) ?? withSubmenu[0]
  const rest = (entry: Entry) => (event: PointerEvent) => {
    clearTimeout(timer.current)
    if (event.pointerType === 'mouse' && hasSubmenu(entry)) timer.current = setTimeout(() => setChosen(entry.id), openDelayMs)
  }
  return (
    <ul className="level panes" part="list">
      {entries.map((entry) => (
        <li key={entry.id} onPointerEnter={rest(entry)}>
          {hasSubmenu(entry) ? (
            <button
              type="button"
              className="level-row"
              part="item"
              aria-current={entry === current ? 'true' : undefined}
              aria-expanded={entry === shown}
              aria-controls={entry === shown ? id : undefined}
              onClick={() => setChosen(entry.id)}
            >
              {entry.title}
              <Icon path={chevronRight} flip />
            </button>
          ) : (
            <MenuLink entry={entry} className="level-row" isCurrent={entry === current} />
          )}
          {entry === shown && <MegaMenu entry={entry} id={id} />}
        </li>
      ))}
    </ul>
  )
}
