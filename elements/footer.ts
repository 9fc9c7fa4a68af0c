import sheet from '../src/views/footer/footer.css?sheet'
import { Footer } from '../src/views/footer/footer.tsx'
import { flag, words } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * The foot of every page: newsletter, company details, menus, payment marks, social links; on small screens the cart stays at the lower
 * edge, except on the cart page. Keyboard: links in their order. Screen readers: one named navigation with a heading for each column.
 */
export const footer = contract({
  tag: 'shop-footer',
  view: Footer,
  frame: 'bare',
  attributes: {
    /** which menus, in this order; second_footer_menu and FOOTER_MENU when absent */
    menus: words(),
    /** shows the payment marks of the configuration */
    payments: flag(true),
    /** shows the social links of the configuration */
    social: flag(true),
    /** shows logo and details of the company */
    company: flag(true),
    /** shows the newsletter form, or what stands in the slot newsletter */
    newsletter: flag(true),
    /** keeps the cart at the lower edge of small screens */
    cartBar: flag(true),
  },
  events: ['shop-navigate', 'shop-subscribe', 'shop-error'],
  slots: ['top', 'newsletter', 'consent', 'success', 'bottom'],
  parts: [
    'root',
    'newsletter',
    'form',
    'input',
    'consent',
    'error',
    'message',
    'company',
    'logo',
    'column',
    'item',
    'payments',
    'social',
    'cart-bar',
    'button',
    'link',
  ],
  styles: [sheet],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-footer': ElementOf<typeof footer>
  }
}
