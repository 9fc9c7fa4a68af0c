import * as z from 'zod/mini'
import { productListData } from '../src/model/listing/product-list-data.ts'
import { ProductList } from '../src/views/product-list/product-list.tsx'
import { flag, json, text, words } from './kit/attribute.ts'
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
 * Products of a list, a category, a search or hand-picked ones, with filters, sorting and pages. Keyboard: every filter is a
 * checkbox, field or slider; changing the page keeps the focus; drawer and dialog trap the focus, close with Escape and return
 * it. Screen readers: each change announces the number of products once.
 *
 * Do: Name one source: a list, a category, a search or ids. Set columns to numbers that divide the page size, so that the last
 * row is full. Don't: Place several lists with url-sync on one page: they would share the address.
 *
 * @serverRendered
 */
export const productList = contract({
  tag: 'shop-product-list',
  view: ProductList,
  frame: 'block',
  attributes: {
    /** id of the product list; one of `product-list`, `category`, `search`, `product-ids` and `recommended` is required */
    productList: text(),
    /** id of a category whose products are shown */
    category: text(),
    /** includes the products of subcategories */
    subcategories: flag(false),
    /** search phrase whose results are shown */
    search: text(),
    /** ids of hand-picked products, in display order */
    productIds: words(),
    /** shows the shop's recommended products */
    recommended: flag(false),
    /** the whole block as the CMS stores it; individual attributes override it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(productListData) })),
    ...listingAttributes,
  },
  properties: listingProperties,
  methods: listingMethods,
  events: listingEvents,
  slots: listingSlots,
  parts: listingParts,
})
