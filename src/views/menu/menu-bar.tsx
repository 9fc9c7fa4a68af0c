import { type KeyboardEvent, type MouseEvent, memo, useId } from 'react'
import { messages } from '../../domain/messages.ts'
import { type Entry, hasSubmenu } from '../../domain/page/menu.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronDown } from '../../ui/icons.ts'
import { MegaMenu } from './mega-menu.tsx'
import sheet from './menu-bar.css?sheet'
import { MenuLink } from './menu-link.tsx'
import { useBarOpening } from './use-bar-opening.ts'
import { useTrail } from './use-menu.ts'

/** The top level of a menu in a row; submenus open in a panel as wide as the bar's container. */
export function MenuBar({ entries, name }: { entries: readonly Entry[]; name: string }) {
  useSheet(sheet)
  const [current] = useTrail(entries)
  const { open, change, onItem, onBar } = useBarOpening()
  return (
    <nav className="menu-bar" aria-label={name} {...onBar}>
      <ul className="menu-items" part="list">
        {entries.map((entry) => (
          <li key={entry.id} className="menu-item" data-entry={entry.id} data-open={entry.id === open || undefined} {...onItem(entry.id)}>
            <BarItem entry={entry} isCurrent={entry === current} isOpen={entry.id === open} onOpen={change} />
          </li>
        ))}
        <slot name="item" />
      </ul>
      {entries.some((entry) => entry.id === open && hasSubmenu(entry)) && (
        <div className="menu-dim" onPointerMove={() => change(undefined)} />
      )}
    </nav>
  )
}

interface BarItemProps {
  entry: Entry
  isCurrent: boolean
  isOpen: boolean
  onOpen: (id: string | undefined) => void
}

/** A link followed by a button, visible on focus, which opens the submenu for the keyboard and screen readers. */
const BarItem = memo(function BarItem({ entry, isCurrent, isOpen, onOpen }: BarItemProps) {
  const t = useText()
  const id = useId()
  if (!hasSubmenu(entry))
    return (
      <span className="menu-top">
        <MenuLink entry={entry} isCurrent={isCurrent} />
      </span>
    )
  // touch has no hover: the first tap opens the submenu, the second follows the link
  const tap = (event: MouseEvent) => {
    const { nativeEvent } = event
    if (isOpen || !(nativeEvent instanceof PointerEvent) || !['touch', 'pen'].includes(nativeEvent.pointerType)) return
    event.preventDefault()
    onOpen(entry.id)
  }
  const goDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    onOpen(entry.id)
  }
  return (
    <>
      <span className="menu-top">
        <MenuLink entry={entry} isCurrent={isCurrent} onClick={tap} onKeyDown={goDown} />
        <button
          type="button"
          className="menu-opener"
          part="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t(messages.submenuOf, { title: entry.title })}
          onClick={() => onOpen(isOpen ? undefined : entry.id)}
        >
          <Icon path={chevronDown} size={16} />
        </button>
      </span>
      {isOpen && <MegaMenu entry={entry} id={id} />}
    </>
  )
})
