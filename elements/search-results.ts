import { searchCategoriesPreviewCount } from '../src/domain/constants.ts'
import { SearchResults } from '../src/views/search-results/search-results.tsx'
import { flag, number, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'
import {
  listingAttributes,
  listingEvents,
  listingMethods,
  listingParts,
  listingProperties,
  listingSlots,
} from './kit/listing-attributes.ts'

/**
 * Products and categories that match a search phrase; without a phrase, all products. Keyboard: Tab moves through the
 * categories and "More", then through filters and products. Screen readers: the number of products is announced when it
 * changes.
 *
 * Do: Use it on the page that shop-search opens. Don't: Use it for a fixed phrase: shop-product-list does that without
 * announcing results.
 *
 * @serverRendered
 */
export const searchResults = contract({
  tag: 'shop-search-results',
  view: SearchResults,
  frame: 'block',
  attributes: {
    /** search phrase; default: the one in the URL */
    search: text(),
    /** shows categories whose name matches the phrase */
    categories: flag(true),
    /** number of categories initially shown, 1 to 100 */
    categoriesCount: number(searchCategoriesPreviewCount, { min: 1, max: 100, integer: true }),
    ...listingAttributes,
    /** shows the filter panel */
    filters: flag(true),
    /** shows the number of products, as "100+" above 100 */
    count: flag(true),
  },
  properties: listingProperties,
  methods: listingMethods,
  events: listingEvents,
  slots: [...listingSlots, 'no-results'],
  parts: ['heading', 'categories', 'no-results', ...listingParts],
})
