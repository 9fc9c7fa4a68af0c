import * as z from 'zod/mini'
import { listingType, renderType } from '../src/model/listing/category.ts'
import { categoryBlock } from '../src/model/listing/category-block.ts'
import { Category } from '../src/views/category/category.tsx'
import { flag, json, oneOf, text } from './kit/attribute.ts'
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
 * A category page: description, subcategories as tiles, products. The heading is the title of the category unless `heading` is
 * set; an empty `heading` removes it. Keyboard: Tab moves through the tiles, then through the list. Screen readers: the tiles
 * are a list named "Subcategories".
 *
 * Do: Use it for a whole category page. Don't: Add shop-product-list below it: the products are part of it.
 *
 * @serverRendered
 */
export const category = contract({
  tag: 'shop-category',
  view: Category,
  frame: 'block',
  attributes: {
    /** id of the category; top-level categories when absent */
    category: text(),
    /** id of another category whose subcategories are shown instead */
    parent: text(),
    /** how subcategories are displayed, or products only; default: the setting of the category */
    listingType: oneOf(listingType.options),
    /** `none`: products only; `onlySubcategories`: tiles only; `full`: both; default: the setting of the category */
    renderType: oneOf(renderType.options),
    /** includes the products of subcategories */
    subcategoryProducts: flag(),
    /** shows the category description */
    description: flag(true),
    /** the whole block as the CMS stores it; individual attributes override it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(categoryBlock) })),
    ...listingAttributes,
    /** shows the filter panel */
    filters: flag(true),
  },
  properties: listingProperties,
  methods: listingMethods,
  events: listingEvents,
  slots: [...listingSlots, 'description'],
  parts: ['heading', 'tiles', 'tile', ...listingParts],
})
