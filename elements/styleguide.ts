import { Styleguide } from '../src/views/styleguide/styleguide.tsx'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Everything the shop is drawn with, in the look of the page: colours, type, buttons, fields, a sample form, prices, badges,
 * messages and tabs. Keyboard and screen reader: each sample is the real thing and behaves like it; the form checks what is filled
 * in and sends nothing. The samples are regions by the titles of their sections.
 */
export const styleguide = contract({
  tag: 'shop-styleguide',
  view: Styleguide,
  frame: 'block',
  attributes: {},
  slots: ['heading', 'before', 'after', 'default'],
  parts: [
    'section',
    'button',
    'link',
    'field',
    'label',
    'input',
    'error',
    'form',
    'price',
    'price-old',
    'badge',
    'message',
    'tab',
    'dialog',
  ],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-styleguide': ElementOf<typeof styleguide>
  }
}
