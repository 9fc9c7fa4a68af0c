import { searchDelayMs, searchMinCharacters, suggestionsCount } from '../src/domain/constants.ts'
import { SearchBox } from '../src/views/search/search-box.tsx'
import { flag, number, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * Search box with suggestions. Keyboard: a combobox; arrow keys move through the suggestions, Enter opens the active one or
 * else all results, Escape closes the list, Tab moves to the link to all results. Screen readers: the number of suggestions, or
 * that there are none, is announced.
 *
 * Do: Place it in the header, where it is on every page. Don't: Hide it behind an icon on wide screens: a visible field is
 * used more.
 *
 * @serverRendered
 */
export const search = contract({
  tag: 'shop-search',
  view: SearchBox,
  frame: 'bare',
  attributes: {
    /** placeholder of the search box */
    placeholder: text(),
    /** minimum number of characters for suggestions, 1 to 100 */
    minLength: number(searchMinCharacters, { min: 1, max: 100, integer: true }),
    /** debounce of the suggestion requests in ms, up to 10,000 */
    delay: number(searchDelayMs, { min: 0, max: 10_000 }),
    /** maximum number of suggestions, 1 to 20 */
    limit: number(suggestionsCount, { min: 1, max: 20, integer: true }),
    /** suggests categories too, which reserves one suggestion for them; the shop's configuration decides when absent */
    categories: flag(),
    /** shows recommended products, if there are any, while the box is empty */
    recommended: flag(true),
    /** path of the search page; default: the shop's configuration */
    searchPage: text(),
    /** text in the search box; default: the phrase in the URL */
    value: text(),
  },
  events: ['shop-search', 'shop-search-select', 'shop-navigate', 'shop-analytics'],
  slots: ['icon', 'no-results'],
  parts: ['box', 'input', 'suggestions', 'option', 'no-results', 'image', 'price', 'link', 'skeleton'],
})
