import { sectionKeys } from '../src/parts/account/section-key.ts'
import { Account } from '../src/views/account/account.tsx'
import { flag, number, oneOf } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * The customer area: its menu and one section, or the login for visitors. The section is kept in the URL as `section`; the menu
 * changes it without a reload, and the browser's back button works. Keyboard: Tab moves through menu and section; Enter opens a
 * section and moves the focus to its heading. Screen readers: the menu is a navigation whose current entry is marked.
 *
 * Do: Place it alone in the main column of a page, and point your login links at that page. Don't: Place it in a column
 * narrower than 480 px.
 */
export const account = contract({
  tag: 'shop-account',
  view: Account,
  frame: 'block',
  attributes: {
    /** section to show when the URL has no `section` parameter; the company details (`requisites`) when absent */
    section: oneOf(sectionKeys),
    /** shows the section menu */
    menu: flag(true),
    /** `side`: the menu is next to the section on large screens; `top`: always above it */
    menuLayout: oneOf(['side', 'top'], 'side'),
    /** shows the login form to visitors; if false, a message that they have to log in */
    login: flag(true),
    /** orders per page, 1 to 100 */
    pageSize: number(10, { min: 1, max: 100, integer: true }),
  },
  events: [
    'shop-section-select',
    'shop-login',
    'shop-login-error',
    'shop-register',
    'shop-step-change',
    'shop-logout',
    'shop-return-request',
    'shop-cart-activate',
    'shop-addresses-change',
    'shop-export',
    'shop-add-to-cart',
    'shop-analytics',
    'shop-navigate',
  ],
  slots: ['empty', 'loading', 'terms', 'aside', 'after-form'],
  parts: [
    'menu',
    'entry',
    /** the number next to an entry of the menu */
    'count',
    /** the column with the open section */
    'content',
    'section',
    'heading',
    'table',
    /** a row of a table */
    'row',
    'status',
    'program',
    'image',
    'link',
    'form',
    'panel',
    'social',
    'field',
    'label',
    'input',
    'quantity',
    'error',
    'message',
    'button',
    'skeleton',
    'empty',
  ],
})
