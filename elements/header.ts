import cartButton from '../src/views/cart-button/cart-button.css?sheet'
import sheet from '../src/views/header/header.css?sheet'
import { Header } from '../src/views/header/header.tsx'
import { flag, oneOf, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * The top of every page: burger menu, logo, search, languages, wishlist, profile, cart, main menu. Keyboard: everything in
 * reading order; the burger opens a dialog that keeps the focus and gives it back; submenus and the search box as in
 * `shop-menu` and `shop-search`.
 */
export const header = contract({
  tag: 'shop-header',
  view: Header,
  frame: 'bare',
  attributes: {
    /** stays at the top while the page scrolls */
    sticky: flag(false),
    /** which menu stands in it */
    menuType: oneOf(['main_menu', 'second_footer_menu', 'FOOTER_MENU'], 'main_menu'),
    /** shows the search box */
    search: flag(true),
    /** shows the language switch */
    languages: flag(true),
    /** shows the wishlist icon */
    wishlist: flag(true),
    /** shows the profile icon */
    profile: flag(true),
    /** shows the cart icon */
    cart: flag(true),
    /** where the logo leads */
    logoUrl: text('/'),
    /** what the cart icon does: the side cart, the cart page, or by screen size */
    cartAction: oneOf(['auto', 'side', 'page'], 'auto'),
  },
  events: ['shop-cart-open', 'shop-menu-open', 'shop-language-change', 'shop-search', 'shop-search-select', 'shop-navigate'],
  slots: ['logo', 'start', 'center', 'end'],
  parts: [
    'root',
    'burger',
    'logo',
    'nav',
    'icons',
    'badge',
    'button',
    'link',
    'list',
    'item',
    'submenu',
    'tile',
    'image',
    'bottom',
    'trigger',
    'option',
  ],
  // of the parts that are tags too, only what they are like inside: the element itself is the header's
  styles: [cartButton, sheet],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-header': ElementOf<typeof header>
  }
}
