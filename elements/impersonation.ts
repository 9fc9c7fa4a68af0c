import { Impersonation } from '../src/views/impersonation/impersonation.tsx'
import { text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * Lets an operator act as a customer: removes the token from the URL, posts it once and redirects. Renders nothing:
 * `shop-header` and `shop-account-menu` show that impersonation is active. A failure is only logged to the console.
 *
 * Do: Place it on the page that the links of your back office open. Don't: Place it on pages for customers only.
 */
export const impersonation = contract({
  tag: 'shop-impersonation',
  view: Impersonation,
  frame: 'bare',
  attributes: {
    /** name of the URL parameter that holds the token */
    parameter: text('impersonateToken'),
    /** same-origin URL to open afterwards */
    redirectUrl: text('/'),
  },
  events: ['shop-impersonate'],
})
