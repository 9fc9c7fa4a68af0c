import { Login } from '../src/parts/session/login/login.tsx'
import { flag, number, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * The login of the shop: login, approval of an account, recovery and change of a password, registration, other providers.
 * Keyboard: native forms, Enter sends them; an attempt that is refused goes to the first field that is wrong. Screen readers
 * hear the error of a field with the field and messages as they come; the heading of another step gets the focus. A button
 * that rests says for how many seconds and keeps the focus.
 */
export const login = contract({
  tag: 'shop-login',
  view: Login,
  frame: 'block',
  attributes: {
    /** level of the heading of a step; 1 where it is the heading of the page */
    headingLevel: number(2, { min: 1, max: 6, integer: true }),
    /** email-approve, forgot-password, password-change or register; as `step` in the address says when absent */
    step: text(),
    /** the token of the mail that confirms an account; `email-approval-token` in the address when absent */
    token: text(),
    /** the id of the mail that leads to a new password; `id` in an address with `step=password-change` when absent */
    resetId: text(),
    /** offers registration; as the shop's configuration says when absent, and never against it */
    registration: flag(),
    /** offers other providers, as far as the shop has set them up */
    social: flag(true),
    /** where a login leads, on the page's own origin; the page is loaded anew when absent */
    redirectUrl: text(),
    /** loads the page anew after a login */
    reload: flag(true),
  },
  events: ['shop-login', 'shop-register', 'shop-login-error', 'shop-step-change', 'shop-navigate'],
  slots: ['terms', 'aside', 'after-form'],
  parts: ['heading', 'form', 'field', 'label', 'input', 'error', 'message', 'panel', 'social', 'button', 'link'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-login': ElementOf<typeof login>
  }
}
