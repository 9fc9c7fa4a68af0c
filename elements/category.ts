import * as z from 'zod/mini'
import { listingType, renderType } from '../src/model/listing/category.ts'
import { categoryBlock } from '../src/model/listing/category-block.ts'
import { Category } from '../src/views/category/category.tsx'
import { flag, json, oneOf, text } from './kit/attribute.ts'
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
 * A category: what the shop says of it, its subcategories as tiles, its products. Its title is the heading unless
 * `heading` says otherwise; an empty one is none. Keyboard: Tab leads through the tiles, then through the list; a screen
 * reader finds the tiles as a list named "Subcategories".
 */
export const category = contract({
  tag: 'shop-category',
  view: Category,
  frame: 'block',
  attributes: {
    /** id of the category; the departments of the shop when absent */
    category: text(),
    /** id of another category whose subcategories are shown */
    parent: text(),
    /** look of the subcategories, or products alone; as the category says when absent */
    listingType: oneOf(listingType.options),
    /** none: products alone, onlySubcategories: tiles alone, full: both; as the category says when absent */
    renderType: oneOf(renderType.options),
    /** with the products of the subcategories */
    subcategoryProducts: flag(),
    /** shows the description of the category */
    description: flag(true),
    /** the whole block as a content system stores it; single attributes win over it */
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

declare global {
  interface HTMLElementTagNameMap {
    'shop-category': ElementOf<typeof category>
  }
}
