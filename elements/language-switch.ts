import host from '../src/views/language-switch/host.css?sheet'
import { LanguageSwitch } from '../src/views/language-switch/language-switch.tsx'
import { oneOf, words } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * Switches between the languages of the shop: stores the choice in the `lang` cookie and opens the URL of the page in that
 * language, or changes the language in place if there is none. Keyboard: a button that opens a list of links; Escape closes it
 * and returns the focus. Screen readers: the current language has aria-current, and each language has its native name.
 *
 * Do: Place it in the header or the footer of a page that exists in several languages. Don't: Use flags beside it: a flag is a
 * country, not a language.
 *
 * @serverRendered
 */
export const languageSwitch = contract({
  tag: 'shop-language-switch',
  view: LanguageSwitch,
  frame: 'bare',
  attributes: {
    /** `dropdown`: a button that opens a list; `links`: a row of text links; `inline`: a row of buttons */
    layout: oneOf(['dropdown', 'links', 'inline'], 'dropdown'),
    /** codes of the languages to offer, in this order; default: all languages of the shop */
    languages: words(),
  },
  events: ['shop-language-change'],
  parts: ['trigger', 'option'],
  styles: [host],
})
