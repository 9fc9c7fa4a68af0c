import { ProductAttributes } from '../src/views/product-attributes/product-attributes.tsx'
import { type AttributeType, oneOf, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/** Titles separated by commas only, because titles may contain spaces. */
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
 * The attributes of a product, by group; renders nothing if there are none. Keyboard: Tab moves through the values that link to
 * a search. Screen readers: name-value pairs, with group titles as headings.
 *
 * Do: Use it where shoppers compare: below the description or in a tab. Don't: Use it inside shop-product, which has the
 * attributes in a tab.
 *
 * @serverRendered
 */
export const productAttributes = contract({
  tag: 'shop-product-attributes',
  view: ProductAttributes,
  frame: 'block',
  attributes: {
    /** id of the product; required */
    productId: text(),
    /** comma-separated titles of the groups to show; all when absent */
    groups: titles,
    /** `table`: rows with separators; `list`: lines of text */
    layout: oneOf(['table', 'list'], 'table'),
  },
  events: ['shop-navigate'],
  slots: ['heading', 'before', 'after', 'empty'],
  parts: [
    'group',
    /** an attribute with its values */
    'row',
    'link',
    'skeleton',
    'message',
  ],
})
