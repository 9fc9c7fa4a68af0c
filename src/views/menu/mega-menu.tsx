import type { Entry } from '../../domain/page/menu.ts'
import { allEntries } from '../../domain/page/menu.ts'
import { Icon } from '../../ui/icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { LinkList } from './link-list.tsx'
import { MenuLink } from './menu-link.tsx'
import { MenuTile } from './menu-tile.tsx'

/** The open submenu of a bar: a column per entry, pictures next to them, the bottom item below (MENU-06). */
export function MegaMenu({ entry: { links, tiles, bottom }, id }: { entry: Entry; id: string }) {
  return (
    <div className="mega" part="submenu" id={id}>
      <div className="mega-inner">
        {links.length > 0 && (
          <ul className="mega-columns">
            {links.map((column) => (
              <li key={column.id}>
                <MenuLink entry={column} className="mega-head" />
                <LinkList entries={allEntries(column)} />
              </li>
            ))}
          </ul>
        )}
        {tiles.length > 0 && (
          <ul className="mega-tiles">
            {tiles.map((tile) => (
              <li key={tile.id}>
                <MenuTile entry={tile} />
              </li>
            ))}
          </ul>
        )}
        {bottom && (
          <p className="mega-bottom" part="bottom">
            <MenuLink entry={bottom}>
              {bottom.title} <Icon path={arrowRight} size={16} flip />
            </MenuLink>
          </p>
        )}
      </div>
    </div>
  )
}
