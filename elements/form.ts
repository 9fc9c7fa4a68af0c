import { Form } from '../src/views/form/form.tsx'
import { flag, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * A request form of the shop, by its id; in its place on the page, or in a dialog behind a button.
 *
 * Keyboard: Tab goes through the fields, Enter in a line of text sends, stars are radio buttons, a list opens with the arrows.
 * Screen readers: every field has its label, what is wrong belongs to it and is said as an alert, the focus goes to the first
 * field that is wrong; that the form is sending, was sent or failed is said at once. The dialog closes with Escape, its cross or
 * a click outside, gives the focus back, and keeps what was typed.
 */
export const form = contract({
  tag: 'shop-form',
  view: Form,
  frame: 'block',
  attributes: {
    /** id of the form; it is needed */
    formId: text(),
    /** in a dialog behind a button */
    modal: flag(false),
    /** opens the dialog */
    open: flag(false),
    /** text of the button */
    triggerText: text(),
    /** what is said when the form was sent */
    successText: text(),
    /** fills fields in from the details of the customer */
    autofill: flag(true),
  },
  events: ['shop-form-submit', 'shop-form-success', 'shop-form-error', 'shop-upload-error', 'shop-error'],
  slots: ['intro', 'trigger', 'empty'],
  parts: [
    'form',
    'field',
    'label',
    'input',
    'error',
    'message',
    'button',
    'submit',
    'drop',
    'progress',
    'skeleton',
    'dialog',
    'dialog-backdrop',
  ],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-form': ElementOf<typeof form>
  }
}
