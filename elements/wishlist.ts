import { Wishlist } from '../src/views/wishlist/wishlist.tsx'
import { flag } from './kit/attribute.ts'
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
 * The wished products of this browser, or that there are none. Keyboard: Tab reaches the heart of every card, Space and
 * Enter take the product off; the number of products is said when it changes.
 */
export const wishlist = contract({
  tag: 'shop-wishlist',
  view: Wishlist,
  frame: 'block',
  attributes: {
    ...listingAttributes,
    /** shows the number of products, 100+ above 100 */
    count: flag(true),
  },
  properties: listingProperties,
  methods: listingMethods,
  events: listingEvents,
  slots: listingSlots,
  parts: listingParts,
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-wishlist': ElementOf<typeof wishlist>
  }
}
