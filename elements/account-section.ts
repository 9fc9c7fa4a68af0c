import { sectionKeys } from '../src/parts/account/section-key.ts'
import { AccountSection } from '../src/views/account-section/account-section.tsx'
import { number, oneOf } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * A single section of the customer area. Keyboard: Tab follows the page order, arrow keys move within radio groups, Enter and
 * Space open and close the details of an order. Screen readers: the section is a region named by its heading, orders are a
 * table, and page changes, additions to the cart and requests are announced.
 *
 * Do: Give each section a page of its own if your site already has an account menu. Don't: Put several on one page: each loads
 * its own data and has its own heading.
 */
export const accountSection = contract({
  tag: 'shop-account-section',
  view: AccountSection,
  frame: 'block',
  attributes: {
    /** section to show; falls back to the company details (`requisites`) if the customer has no access to it */
    section: oneOf(sectionKeys, ''),
    /** orders per page, 1 to 100 */
    pageSize: number(10, { min: 1, max: 100, integer: true }),
  },
  events: [
    'shop-return-request',
    'shop-cart-activate',
    'shop-addresses-change',
    'shop-export',
    'shop-add-to-cart',
    'shop-analytics',
    'shop-navigate',
  ],
  slots: ['empty', 'loading'],
  parts: [
    'section',
    'heading',
    'table',
    /** a row of a table */
    'row',
    'status',
    'program',
    'image',
    'link',
    'field',
    'input',
    'quantity',
    'error',
    'message',
    'button',
    'skeleton',
    'empty',
  ],
})
