import { Login } from '../src/parts/session/login/login.tsx'
import { flag, number, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * The shop's login: login, account approval, password recovery and change, registration, social login. Keyboard: native forms,
 * submitted with Enter; a rejected submit moves the focus to the first invalid field. Screen readers: an error belongs to its
 * field, messages are announced, and the heading of a new step gets the focus. A throttled button shows the remaining seconds
 * and keeps the focus.
 *
 * Do: Use it on a page of its own, or in a dialog that returns to the page. Don't: Place it twice on a page: password managers
 * would fill in both.
 */
export const login = contract({
  tag: 'shop-login',
  view: Login,
  frame: 'block',
  attributes: {
    /** heading level of each step, 1 to 6; use 1 if it is the main heading of the page */
    headingLevel: number(2, { min: 1, max: 6, integer: true }),
    /**
     * `email-approve`, `forgot-password`, `password-change` or `register`, the company registration; default: the URL
     * parameter `step`; the URL parameter `buyer=private` preselects the form of private buyers, if the shop offers it
     */
    step: text(),
    /** token from the account confirmation email; default: the URL parameter `email-approval-token` */
    token: text(),
    /** id from the password reset email; default: the URL parameter `id` of a URL with `step=password-change` */
    resetId: text(),
    /** offers registration; only effective if the shop's configuration allows it, which also is the default */
    registration: flag(),
    /** offers social login with the providers that the shop has configured */
    social: flag(true),
    /** same-origin URL to open after login; when absent, the page reloads */
    redirectUrl: text(),
    /** reloads the page after login */
    reload: flag(true),
  },
  events: ['shop-login', 'shop-register', 'shop-login-error', 'shop-step-change', 'shop-analytics', 'shop-navigate'],
  slots: ['terms', 'aside', 'after-form'],
  parts: ['heading', 'form', 'field', 'label', 'input', 'error', 'message', 'panel', 'social', 'button', 'link'],
})
