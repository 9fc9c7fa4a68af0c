import { searchDelayMs, searchMinCharacters, suggestionsCount } from '../src/domain/constants.ts'
import { SearchBox } from '../src/views/search/search-box.tsx'
import { flag, number, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Search box with suggestions. Keyboard: a combobox; arrows walk through the suggestions, Enter goes to the one walked to
 * or else to all results, Escape closes them, Tab leads to the link to all results. The number of suggestions is
 * announced, and so is that nothing was found.
 */
export const search = contract({
  tag: 'shop-search',
  view: SearchBox,
  frame: 'bare',
  attributes: {
    /** text in the empty box */
    placeholder: text(),
    /** characters from which on something is suggested */
    minLength: number(searchMinCharacters, { min: 1, max: 100, integer: true }),
    /** pause in typing, in milliseconds, before suggestions are asked for */
    delay: number(searchDelayMs, { min: 0, max: 10_000 }),
    /** most suggestions */
    limit: number(suggestionsCount, { min: 1, max: 20, integer: true }),
    /** suggests categories too, one place is then theirs; as the shop's configuration says when absent */
    categories: flag(),
    /** shows recommended products below the empty box, where the shop has any */
    recommended: flag(true),
    /** path of the search page; that of the configuration when absent */
    searchPage: text(),
    /** text of the box; the phrase in the address when absent */
    value: text(),
  },
  events: ['shop-search', 'shop-search-select', 'shop-navigate', 'shop-analytics'],
  slots: ['icon', 'no-results'],
  parts: ['box', 'input', 'suggestions', 'option', 'no-results', 'image', 'price', 'link', 'skeleton'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-search': ElementOf<typeof search>
  }
}
