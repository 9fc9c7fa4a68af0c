import { popupTriggers } from '../src/domain/page/popup-interest.ts'
import { NewsletterPopup } from '../src/views/newsletter-popup/newsletter-popup.tsx'
import { flag, number, oneOf, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * Newsletter sign-up in a dialog that opens after a delay, once per browser; never for subscribers, over another dialog or
 * while the user is typing. Keyboard: the dialog takes the focus and returns it; Escape, the close button and a click outside
 * close it. Screen readers: a dialog named by its headline.
 *
 * Do: Give the visitor time to read first: a delay of at least 20 seconds. Don't: Combine it with another popup or a cookie
 * banner that opens later.
 */
export const newsletterPopup = contract({
  tag: 'shop-newsletter-popup',
  view: NewsletterPopup,
  frame: 'bare',
  attributes: {
    /** delay before the popup opens, in seconds, up to 86,400; default: the shop's configuration, without which it never opens */
    delaySeconds: number(undefined, { min: 0, max: 86_400 }),
    /**
     * `time`: opens after the delay; `interest`: the delay after the visitor has read half of a long page or opened a second one.
     * Neither opens in the search, the cart or the account, on pages with a form, or over the side cart
     */
    trigger: oneOf(popupTriggers, 'time'),
    /** headline; default: the shop's configuration */
    headline: text(),
    /** HTML below the headline; default: the shop's configuration */
    description: text(),
    /** id or URL of the image; default: the shop's configuration */
    image: text(),
    /** alternative text of the image */
    imageAlt: text(),
    /** preview mode: opens immediately and unconditionally, and does not remember that it was closed */
    force: flag(false),
  },
  events: ['shop-popup-open', 'shop-popup-close', 'shop-subscribe', 'shop-navigate', 'shop-error'],
  slots: ['content', 'consent', 'success'],
  parts: ['dialog', 'dialog-backdrop', 'image', 'form', 'input', 'button', 'consent', 'link', 'error', 'message'],
})
