import { Impersonation } from '../src/views/impersonation/impersonation.tsx'
import { text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Lets an operator act as a customer: takes the token out of the address, posts it once and goes home. Shows nothing: that
 * somebody acts as a customer is said by `shop-header` and `shop-account-menu`. A failure is only logged.
 */
export const impersonation = contract({
  tag: 'shop-impersonation',
  view: Impersonation,
  frame: 'bare',
  attributes: {
    /** parameter of the address that holds the token */
    parameter: text('impersonateToken'),
    /** where the browser goes afterwards; an address of the page's own site */
    redirectUrl: text('/'),
  },
  events: ['shop-impersonate'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-impersonation': ElementOf<typeof impersonation>
  }
}
