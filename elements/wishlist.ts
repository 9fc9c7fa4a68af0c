import { Wishlist } from '../src/views/wishlist/wishlist.tsx'
import { flag } from './kit/attribute.ts'
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
 * The products on this browser's wishlist, or a message that it is empty. Keyboard: Tab reaches the heart button of each card;
 * Space and Enter remove the product. Screen readers: the number of products is announced when it changes.
 *
 * Do: Place it on a page of its own, and link to it with shop-wishlist-button. Don't: Promise that the list follows the
 * visitor: without an account it stays in this browser.
 */
export const wishlist = contract({
  tag: 'shop-wishlist',
  view: Wishlist,
  frame: 'block',
  attributes: {
    ...listingAttributes,
    /** shows the number of products, as "100+" above 100 */
    count: flag(true),
  },
  properties: listingProperties,
  methods: listingMethods,
  events: listingEvents,
  slots: listingSlots,
  parts: listingParts,
})
