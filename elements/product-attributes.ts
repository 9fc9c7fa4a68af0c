import { ProductAttributes } from '../src/views/product-attributes/product-attributes.tsx'
import { type AttributeType, oneOf, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/** Titles separated by commas: they may hold spaces. */
const titles: AttributeType<string[] | undefined> = {
  kind: 'list',
  fallback: undefined,
  accepts: Array.isArray,
  read: (value) =>
    value
      .split(',')
      .map((title) => title.trim())
      .filter(Boolean),
}

/**
 * The attributes of a product, by group; nothing at all where it has none. Keyboard: Tab reaches the values that lead to a
 * search. A screen reader hears pairs of name and value, and the titles of the groups as headings.
 */
export const productAttributes = contract({
  tag: 'shop-product-attributes',
  view: ProductAttributes,
  frame: 'block',
  attributes: {
    /** id of the product; needed */
    productId: text(),
    /** titles of the groups to show, separated by commas; all when absent */
    groups: titles,
    /** rows with hairlines, or lines of text */
    layout: oneOf(['table', 'list'], 'table'),
  },
  events: ['shop-navigate'],
  slots: ['heading', 'before', 'after', 'empty'],
  parts: ['group', 'row', 'link', 'skeleton', 'message'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-product-attributes': ElementOf<typeof productAttributes>
  }
}
