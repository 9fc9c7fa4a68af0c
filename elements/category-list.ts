import { maxCategoryDepth, minCategoryDepth } from '../src/domain/constants.ts'
import { CategoryList } from '../src/views/category-list/category-list.tsx'
import { flag, number, oneOf, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * A category navigation, usually placed next to the products. Keyboard: Tab moves through the links and the buttons that expand
 * subcategories; Enter and Space activate them. Screen readers: a navigation named "Categories" with nested lists; the current
 * category has aria-current.
 *
 * Do: Place it beside the products on wide screens. Don't: Use it on a phone as the first thing on the page: the products
 * would start below the fold.
 *
 * @serverRendered
 */
export const categoryList = contract({
  tag: 'shop-category-list',
  view: CategoryList,
  frame: 'block',
  attributes: {
    /** id of the current category: the one whose children or siblings are listed */
    category: text(),
    /** `top`: the top-level categories; `children`: the subcategories of `category`; `peers`: its siblings */
    mode: oneOf(['top', 'children', 'peers'], 'top'),
    /** number of levels shown, 1 or 2 */
    depth: number(maxCategoryDepth, { min: minCategoryDepth, max: maxCategoryDepth, integer: true }),
    /** shows the number of products */
    counts: flag(false),
  },
  events: ['shop-navigate'],
  slots: ['heading', 'before', 'after', 'item'],
  parts: ['list', 'item', 'link', 'button', 'message', 'skeleton'],
})
