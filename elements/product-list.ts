import * as z from 'zod/mini'
import { productListData } from '../src/model/listing/product-list-data.ts'
import { ProductList } from '../src/views/product-list/product-list.tsx'
import { flag, json, text, words } from './kit/attribute.ts'
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
 * Products of a list, a category, a search or of one's own choice, with filters, sorting and pages. Keyboard: every filter is
 * a checkbox, field or slider; a page step keeps the focus; drawer and dialog hold it, Escape closes them and gives it back.
 * Screen readers: a change tells the number of products once.
 */
export const productList = contract({
  tag: 'shop-product-list',
  view: ProductList,
  frame: 'block',
  attributes: {
    /** which product list; one of product-list, category, search, product-ids and recommended is needed */
    productList: text(),
    /** products of a category */
    category: text(),
    /** with the products of its subcategories */
    subcategories: flag(false),
    /** products found by this phrase */
    search: text(),
    /** hand-picked products, in this order */
    productIds: words(),
    /** the recommended products of the shop */
    recommended: flag(false),
    /** the whole block as a content system stores it; single attributes win over it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(productListData) })),
    ...listingAttributes,
  },
  properties: listingProperties,
  methods: listingMethods,
  events: listingEvents,
  slots: listingSlots,
  parts: listingParts,
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-product-list': ElementOf<typeof productList>
  }
}
