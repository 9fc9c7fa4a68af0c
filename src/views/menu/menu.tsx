import { messages } from '../../domain/messages.ts'
import type { MenuType } from '../../model/page/menu.ts'
import { useText } from '../../parts/app/use-text.ts'
import { MenuBar } from './menu-bar.tsx'
import { MenuColumns } from './menu-columns.tsx'
import { MenuLevels } from './menu-levels.tsx'
import { useMenu } from './use-menu.ts'

export interface MenuProps {
  type: MenuType
  layout: 'bar' | 'drawer' | 'columns'
  depth: number
}

/** A menu of the shop (MENU-01). */
export function Menu({ type, layout, depth }: MenuProps) {
  const t = useText()
  const entries = useMenu(type, depth)
  const name = t(type === 'main_menu' ? messages.mainMenu : messages.menu)
  if (layout === 'bar')
    return (
      <div className="menu-container">
        <MenuBar entries={entries} name={name} />
      </div>
    )
  return (
    <nav aria-label={name}>
      {layout === 'drawer' ? (
        <MenuLevels entries={entries} />
      ) : (
        <div className="menu-columns">
          <MenuColumns entries={entries} />
          <slot name="item" />
        </div>
      )}
    </nav>
  )
}
