import { AccountMenuElement } from '../src/views/account-menu/account-menu-element.tsx'
import host from '../src/views/account-menu/host.css?sheet'
import { flag, oneOf, words } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * The customer's account menu: the sections available to the customer and a logout button; visitors get a link to the login
 * page. Keyboard: a list of links and a button. The dropdown is a menu button: Enter, Space and the arrow keys open it, arrows,
 * Home and End move the focus, Escape closes it and returns the focus. Screen readers: the current entry has aria-current, and
 * a count is part of the entry's name.
 *
 * Do: Use it with dropdown in a header of your own, and shop-account for the area itself. Don't: Place it beside shop-account,
 * which has the same menu.
 */
export const accountMenu = contract({
  tag: 'shop-account-menu',
  view: AccountMenuElement,
  frame: 'bare',
  attributes: {
    /**
     * `dropdown`: a profile icon that opens a menu; `list`: a vertical list; `tabs`: columns; where narrow, a button with the current
     * section opens them
     */
    layout: oneOf(['dropdown', 'list', 'tabs'], 'list'),
    /** shows the logout button */
    logOut: flag(true),
    /** keys of the entries to show, in this order; `requisites` selects the section whose key is empty */
    sections: words(),
    /** shows the number of orders next to the orders entry; when absent, only in the dropdown and on small screens */
    orderCount: flag(),
  },
  events: ['shop-section-select', 'shop-logout', 'shop-navigate'],
  slots: [
    /** above the entries; in the dropdown below the name of the customer */
    'before',
    /** below the entries */
    'after',
  ],
  parts: [
    'list',
    'entry',
    /** the number next to an entry */
    'count',
    'button',
    /** the open dropdown */
    'dialog',
    'message',
  ],
  styles: [host],
})
