import sheet from '../src/views/footer/footer.css?sheet'
import { Footer } from '../src/views/footer/footer.tsx'
import { flag, words } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * The page footer: newsletter, company details, menus, payment logos, social media links; on small screens also a cart bar at
 * the bottom, except on the cart page. Keyboard: links in order. Screen readers: one named navigation with a heading for each
 * column.
 *
 * Do: Place it once, at the end of the page. Don't: Nest it in an element with a transform: its cart bar is fixed to the
 * window.
 *
 * @serverRendered
 */
export const footer = contract({
  tag: 'shop-footer',
  view: Footer,
  frame: 'bare',
  attributes: {
    /** types of the menus to show, in this order; default: second_footer_menu and FOOTER_MENU */
    menus: words(),
    /** shows the payment logos from the configuration */
    payments: flag(true),
    /** shows the social media links from the configuration */
    social: flag(true),
    /** shows the logo and details of the company */
    company: flag(true),
    /** shows the newsletter form, or the content of the `newsletter` slot */
    newsletter: flag(true),
    /** shows the cart bar at the bottom of small screens */
    cartBar: flag(true),
    /** only copyright and links to terms, returns, privacy policy and contacts, for a checkout */
    quiet: flag(false),
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
    /** the links to social networks */
    'social',
    'cart-bar',
    'button',
    'link',
  ],
  styles: [sheet],
  isFixed: true,
})
