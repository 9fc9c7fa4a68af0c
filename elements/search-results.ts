import { searchCategoriesPreviewCount } from '../src/domain/constants.ts'
import { SearchResults } from '../src/views/search-results/search-results.tsx'
import { flag, number, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'
import {
  listingAttributes,
  listingEvents,
  listingMethods,
  listingParts,
  listingProperties,
  listingSlots,
} from './kit/listing-attributes.ts'

/**
 * The products and categories that a phrase finds; without one, the whole shop. Keyboard: Tab leads through the
 * categories, "More" among them, then through filters and products. The number of products is said when it changes.
 */
export const searchResults = contract({
  tag: 'shop-search-results',
  view: SearchResults,
  frame: 'block',
  attributes: {
    /** phrase; the one in the address when absent */
    search: text(),
    /** shows the categories that are named like the phrase */
    categories: flag(true),
    /** categories shown at first */
    categoriesCount: number(searchCategoriesPreviewCount, { min: 1, max: 100, integer: true }),
    ...listingAttributes,
    /** shows the filter panel */
    filters: flag(true),
    /** shows the number of products, 100+ above 100 */
    count: flag(true),
  },
  properties: listingProperties,
  methods: listingMethods,
  events: listingEvents,
  slots: [...listingSlots, 'no-results'],
  parts: ['heading', 'categories', 'no-results', ...listingParts],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-search-results': ElementOf<typeof searchResults>
  }
}
