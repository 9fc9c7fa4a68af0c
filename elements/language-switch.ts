import host from '../src/views/language-switch/host.css?sheet'
import { LanguageSwitch } from '../src/views/language-switch/language-switch.tsx'
import { oneOf, words } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Chooses among the languages of the shop: keeps the choice in the cookie lang and goes to the page's address in that
 * language, or changes the language where it stands. Keyboard: a button that opens a list of links; Escape closes it and
 * the focus returns. The current language has aria-current, each is named in its own words.
 */
export const languageSwitch = contract({
  tag: 'shop-language-switch',
  view: LanguageSwitch,
  frame: 'bare',
  attributes: {
    /** a button with a list, words in a line, or buttons side by side */
    layout: oneOf(['dropdown', 'links', 'inline'], 'dropdown'),
    /** which of the shop's languages, in this order */
    languages: words(),
  },
  events: ['shop-language-change'],
  parts: ['trigger', 'option'],
  styles: [host],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-language-switch': ElementOf<typeof languageSwitch>
  }
}
