import { NewsletterPopup } from '../src/views/newsletter-popup/newsletter-popup.tsx'
import { flag, number, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * The newsletter in a window that opens some time after the page, once per browser, and never for a subscriber, over another
 * window or while somebody writes. Keyboard: the focus goes in and comes back, Escape, the cross and a click outside close it.
 * Screen readers: a dialog named by its headline.
 */
export const newsletterPopup = contract({
  tag: 'shop-newsletter-popup',
  view: NewsletterPopup,
  frame: 'bare',
  attributes: {
    /** seconds until it opens; those of the shop's configuration when absent, never without either */
    delaySeconds: number(undefined, { min: 0, max: 86_400 }),
    /** headline; that of the shop's configuration when absent */
    headline: text(),
    /** text below the headline, html; that of the shop's configuration when absent */
    description: text(),
    /** id or address of the picture; that of the shop's configuration when absent */
    image: text(),
    /** what the picture shows, for those who do not see it */
    imageAlt: text(),
    /** opens at once under no conditions, as a preview; closing it is not remembered */
    force: flag(false),
  },
  events: ['shop-popup-open', 'shop-popup-close', 'shop-subscribe', 'shop-navigate', 'shop-error'],
  slots: ['content', 'consent', 'success'],
  parts: ['dialog', 'dialog-backdrop', 'image', 'form', 'input', 'button', 'consent', 'link', 'error', 'message'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-newsletter-popup': ElementOf<typeof newsletterPopup>
  }
}
