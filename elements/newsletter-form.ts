import { NewsletterForm } from '../src/parts/page/newsletter/newsletter-form.tsx'
import { oneOf, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Subscribes an e-mail address to the newsletter. Keyboard: a field and a button, Enter subscribes. Screen readers: the field is
 * named, what is wrong is said at once and belongs to it, and the focus goes to the thanks that take the place of the form.
 */
export const newsletterForm = contract({
  tag: 'shop-newsletter-form',
  view: NewsletterForm,
  frame: 'bare',
  attributes: {
    /** text in the empty field */
    placeholder: text(),
    /** text of the button */
    buttonText: text(),
    /** the button beside the field, or below it under a visible label */
    layout: oneOf(['row', 'column'], 'row'),
  },
  events: ['shop-subscribe', 'shop-navigate', 'shop-error'],
  slots: ['consent', 'success'],
  parts: ['form', 'input', 'button', 'consent', 'link', 'error', 'message'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-newsletter-form': ElementOf<typeof newsletterForm>
  }
}
