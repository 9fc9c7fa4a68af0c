import { AccountMenuElement } from '../src/views/account-menu/account-menu-element.tsx'
import host from '../src/views/account-menu/host.css?sheet'
import { flag, oneOf, words } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * The entries of the customer area that the customer has, with the way out; a visitor finds the way to the login. Keyboard: a
 * list of links and a button. The dropdown is a menu button: Enter, Space and the arrows open it, arrows, Home and End move,
 * Escape closes it and the focus returns. The current entry has aria-current; a number is part of the entry's name.
 */
export const accountMenu = contract({
  tag: 'shop-account-menu',
  view: AccountMenuElement,
  frame: 'bare',
  attributes: {
    /** a profile icon with a menu, entries below each other, or a scrolling row */
    layout: oneOf(['dropdown', 'list', 'tabs'], 'list'),
    /** shows the way out */
    logOut: flag(true),
    /** keys of the entries, in this order; requisites stands for the empty key */
    sections: words(),
    /** the number of orders beside their entry; without it in the dropdown and on small screens */
    orderCount: flag(),
  },
  events: ['shop-section-select', 'shop-logout', 'shop-navigate'],
  slots: ['before', 'after'],
  parts: ['list', 'entry', 'count', 'button', 'dialog', 'message'],
  styles: [host],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-account-menu': ElementOf<typeof accountMenu>
  }
}
