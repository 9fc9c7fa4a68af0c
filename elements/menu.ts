import sheet from '../src/views/menu/menu.css?sheet'
import { Menu } from '../src/views/menu/menu.tsx'
import { number, oneOf } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * One of the shop's menus, by type. Keyboard: Tab moves through the links; in a bar, the button after a link (or arrow down on
 * the link) opens the submenu and Escape closes it; in a drawer the focus follows into a level and back. Screen readers: the
 * entry of the current page has aria-current.
 *
 * Do: Use it for a menu that the shop's editors maintain. Don't: Use more than two levels in a bar: the third is hard to reach
 * with a pointer.
 *
 * @serverRendered
 */
export const menu = contract({
  tag: 'shop-menu',
  view: Menu,
  frame: 'bare',
  attributes: {
    /** type of the menu */
    type: oneOf(['main_menu', 'second_footer_menu', 'FOOTER_MENU'], 'main_menu'),
    /** `bar`: a row with wide submenus; `drawer`: one level at a time; `columns`: columns of links */
    layout: oneOf(['bar', 'drawer', 'columns'], 'bar'),
    /** number of levels shown, 1 to 6 */
    depth: number(3, { min: 1, max: 6, integer: true }),
  },
  events: ['shop-navigate'],
  slots: ['item'],
  parts: [
    'list',
    'item',
    'submenu',
    /** a picture with a title in an open submenu */
    'tile',
    'image',
    'bottom',
    'column',
    'button',
  ],
  styles: [sheet],
})
