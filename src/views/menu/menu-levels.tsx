import { useEffect, useRef, useState } from 'react'
import { messages } from '../../domain/messages.ts'
import { type Entry, hasSubmenu } from '../../domain/page/menu.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeft, chevronRight } from '../../ui/icons.ts'
import sheet from './menu-levels.css?sheet'
import { MenuLink } from './menu-link.tsx'
import { MenuTile } from './menu-tile.tsx'
import { useTrail } from './use-menu.ts'

/** A menu one level at a time, for a drawer: an entry with children opens them, a button leads back. */
export function MenuLevels({ entries }: { entries: readonly Entry[] }) {
  useSheet(sheet)
  const t = useText()
  const levelsRef = useRef<HTMLDivElement>(null)
  const [openPath, setOpenPath] = useState<readonly string[]>([])
  const left = useRef<string>(undefined)
  const trail = useTrail(entries)
  const opened = findOpenEntry(openPath, entries)
  const parent = opened.at(-1)
  const go = (next: readonly string[]) => {
    left.current = next.length < openPath.length ? openPath[next.length] : undefined
    setOpenPath(next)
  }
  useLevelFocus(levelsRef, openPath, left)
  const { links, tiles, bottom } = parent ?? { links: entries, tiles: [], bottom: undefined }
  return (
    <div className="levels" ref={levelsRef}>
      {parent && (
        <>
          <button type="button" className="level-back" part="button" onClick={() => go(openPath.slice(0, -1))}>
            <Icon path={chevronLeft} flip />
            {opened.at(-2)?.title ?? t(messages.menu)}
          </button>
          <p className="level-head">
            <MenuLink entry={parent} />
          </p>
        </>
      )}
      <ul className="level" part="list">
        {links.map((entry) => (
          <li key={entry.id}>
            <Row entry={entry} isCurrent={trail.includes(entry)} onOpen={() => go([...opened.map(({ id }) => id), entry.id])} />
          </li>
        ))}
        {!parent && <slot name="item" />}
      </ul>
      {tiles.length > 0 && (
        <ul className="level-tiles">
          {tiles.map((tile) => (
            <li key={tile.id}>
              <MenuTile entry={tile} />
            </li>
          ))}
        </ul>
      )}
      {bottom && (
        <p className="level-bottom" part="bottom">
          <MenuLink entry={bottom} />
        </p>
      )}
    </div>
  )
}

/** The open entries, up to the first one that the menu no longer contains. */
function findOpenEntry(openPath: readonly string[], entries: readonly Entry[]): Entry[] {
  const [id, ...rest] = openPath
  const entry = entries.find((known) => known.id === id)
  return entry ? [entry, ...findOpenEntry(rest, entry.links)] : []
}

/** Moves the focus into a level that opens, and back to the row that opened it. */
function useLevelFocus(
  levelsRef: { readonly current: HTMLElement | null },
  openPath: readonly string[],
  left: { readonly current: string | undefined },
) {
  const last = useRef(openPath)
  useEffect(() => {
    if (last.current === openPath) return
    last.current = openPath
    const rows = [...(levelsRef.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const row = rows.find(({ dataset }) => dataset.row === left.current)
    const target = row ?? levelsRef.current?.querySelector<HTMLElement>('.level-back') ?? rows[0]
    target?.focus()
  }, [levelsRef, openPath, left])
}

function Row({ entry, isCurrent, onOpen }: { entry: Entry; isCurrent: boolean; onOpen: () => void }) {
  if (!hasSubmenu(entry)) return <MenuLink entry={entry} className="level-row" isCurrent={isCurrent} />
  return (
    <button
      type="button"
      className="level-row"
      part="item"
      data-row={entry.id}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onOpen}
    >
      {entry.title}
      <Icon path={chevronRight} flip />
    </button>
  )
}
