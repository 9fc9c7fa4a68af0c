import { sectionKeys } from '../src/parts/account/section-key.ts'
import { AccountSection } from '../src/views/account-section/account-section.tsx'
import { number, oneOf } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * One section of the customer area alone. Keyboard: everything by Tab in the order of the page, arrows inside lists of
 * choices; the details of an order open and close with Enter and Space. Screen readers find the section by its heading,
 * orders as a table, and hear pages, additions to the cart and requests as they happen.
 */
export const accountSection = contract({
  tag: 'shop-account-section',
  view: AccountSection,
  frame: 'block',
  attributes: {
    /** which section; the requisites where the customer does not have it */
    section: oneOf(sectionKeys, ''),
    /** orders of a page */
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

declare global {
  interface HTMLElementTagNameMap {
    'shop-account-section': ElementOf<typeof accountSection>
  }
}
