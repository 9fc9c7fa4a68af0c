import cartButton from '../src/views/cart-button/cart-button.css?sheet'
import sheet from '../src/views/header/header.css?sheet'
import { Header } from '../src/views/header/header.tsx'
import { flag, oneOf, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * The page header: burger menu, logo, search, languages, wishlist, profile, cart, main menu. Keyboard: reading order; the
 * burger button opens a dialog with a focus trap and gets the focus back; submenus and the search box work as in `shop-menu`
 * and `shop-search`.
 *
 * Do: Place it first in the body, so that it can stick to the top. Don't: Nest it in an element that clips its overflow: menus
 * would be cut off.
 *
 * @serverRendered
 */
export const header = contract({
  tag: 'shop-header',
  view: Header,
  frame: 'bare',
  attributes: {
    /** stays at the top while the page scrolls */
    sticky: flag(false),
    /** type of the menu in the header */
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
    /** URL of the logo link */
    logoUrl: text('/'),
    /** what the cart icon opens: `side` the side cart, `page` the cart page, `auto` one of the two by screen size */
    cartAction: oneOf(['auto', 'side', 'page'], 'auto'),
  },
  events: [
    'shop-cart-open',
    'shop-menu-open',
    'shop-language-change',
    'shop-search',
    'shop-search-select',
    'shop-analytics',
    'shop-navigate',
  ],
  slots: ['logo', 'start', 'center', 'end'],
  parts: [
    'root',
    'burger',
    'logo',
    'nav',
    'icons',
    /** the number on an icon */
    'badge',
    'button',
    'link',
    'list',
    'item',
    'submenu',
    /** a picture with a title in an open submenu */
    'tile',
    'image',
    'bottom',
    'trigger',
    'option',
  ],
  // for parts that are tags too, only their inner styles: the host styles are those of the header
  styles: [cartButton, sheet],
})
