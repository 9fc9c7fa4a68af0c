import { sectionKeys } from '../src/parts/account/section-key.ts'
import { Account } from '../src/views/account/account.tsx'
import { flag, number, oneOf } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * The customer area: its menu and one section of it, or the login for visitors. The section stands in the address as
 * `section`; the menu changes it without a reload, "back" goes back. Keyboard: Tab through menu and section, Enter opens a
 * section and takes the focus to its heading, which a screen reader reads; the menu is a navigation whose current entry
 * is marked.
 */
export const account = contract({
  tag: 'shop-account',
  view: Account,
  frame: 'block',
  attributes: {
    /** section where the address names none; the requisites when absent */
    section: oneOf(sectionKeys),
    /** shows the menu of sections */
    menu: flag(true),
    /** beside the section on large screens, or above it on all */
    menuLayout: oneOf(['side', 'top'], 'side'),
    /** shows visitors the login; otherwise a hint that a login is needed */
    login: flag(true),
    /** orders of a page */
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
    'count',
    'content',
    'section',
    'heading',
    'table',
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

declare global {
  interface HTMLElementTagNameMap {
    'shop-account': ElementOf<typeof account>
  }
}
