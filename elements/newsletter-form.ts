import { NewsletterForm } from '../src/parts/page/newsletter/newsletter-form.tsx'
import { oneOf, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * Newsletter sign-up form. Keyboard: a field and a button; Enter subscribes. Screen readers: the field is labelled, an error is
 * announced and belongs to it, and the focus moves to the thank-you message that replaces the form.
 *
 * Do: Say in the heading what subscribers get, and how often. Don't: Place it in the checkout.
 */
export const newsletterForm = contract({
  tag: 'shop-newsletter-form',
  view: NewsletterForm,
  frame: 'bare',
  attributes: {
    /** placeholder of the field */
    placeholder: text(),
    /** text of the button */
    buttonText: text(),
    /** `row`: the button is next to the field; `column`: below it, and the label is visible */
    layout: oneOf(['row', 'column'], 'row'),
  },
  events: ['shop-subscribe', 'shop-navigate', 'shop-error'],
  slots: ['consent', 'success'],
  parts: ['form', 'input', 'button', 'consent', 'link', 'error', 'message'],
})
