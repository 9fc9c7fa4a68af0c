import sheet from '../src/views/menu/menu.css?sheet'
import { Menu } from '../src/views/menu/menu.tsx'
import { number, oneOf } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * One menu of the shop, by its type. Keyboard: Tab goes through the links; in a bar, the button after a link (or arrow down
 * on it) opens the submenu and Escape closes it; in a drawer the focus follows into a level and back. The entry of the page
 * on screen has aria-current.
 */
export const menu = contract({
  tag: 'shop-menu',
  view: Menu,
  frame: 'bare',
  attributes: {
    /** which menu */
    type: oneOf(['main_menu', 'second_footer_menu', 'FOOTER_MENU'], 'main_menu'),
    /** a row with wide submenus, one level at a time, or columns */
    layout: oneOf(['bar', 'drawer', 'columns'], 'bar'),
    /** levels that are shown */
    depth: number(3, { min: 1, max: 6, integer: true }),
  },
  events: ['shop-navigate'],
  slots: ['item'],
  parts: ['list', 'item', 'submenu', 'tile', 'image', 'bottom', 'column', 'button'],
  styles: [sheet],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-menu': ElementOf<typeof menu>
  }
}
