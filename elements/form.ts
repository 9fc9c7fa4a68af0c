import { Form } from '../src/views/form/form.tsx'
import { flag, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * One of the shop's request forms, by id, inline or in a dialog that a button opens.
 *
 * Keyboard: Tab moves through the fields, Enter in a single-line field submits, star ratings are radio buttons, arrow keys open
 * a select. Screen readers: every field has a label and its own error, which is announced as an alert; after a failed
 * validation the focus moves to the first invalid field; sending, success and failure are announced. The dialog closes with
 * Escape, its close button or a click outside, returns the focus and keeps the input.
 *
 * Do: Ask only for what you need to answer. Use a dialog for short forms and the page for long ones. Don't: Place the same
 * form twice on a page.
 */
export const form = contract({
  tag: 'shop-form',
  view: Form,
  frame: 'block',
  attributes: {
    /** id of the form; required */
    formId: text(),
    /** shows the form in a dialog that a button opens */
    modal: flag(false),
    /** whether the dialog is open */
    open: flag(false),
    /** text of the button */
    triggerText: text(),
    /** message shown after the form is submitted */
    successText: text(),
    /** prefills fields with the customer's details */
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
