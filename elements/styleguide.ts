import { Styleguide } from '../src/views/styleguide/styleguide.tsx'
import { contract } from './kit/contract.ts'

/**
 * A sample of the shop's design in the theme of the page: colours, typography, buttons, fields, a sample form, prices, badges,
 * messages and tabs. Keyboard and screen readers: each sample is the real component; the form validates and sends nothing. Each
 * section is a region named by its title.
 *
 * Do: Use it to check your tokens before you publish a theme. Don't: Link to it from the shop: it is for designers.
 */
export const styleguide = contract({
  tag: 'shop-styleguide',
  view: Styleguide,
  frame: 'block',
  attributes: {},
  slots: [
    'heading',
    'before',
    'after',
    /** samples of your own, after those of the kit */
    'default',
  ],
  parts: [
    /** the samples of one subject, with their title */
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
