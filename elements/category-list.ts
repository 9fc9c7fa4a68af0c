import { maxCategoryDepth, minCategoryDepth } from '../src/domain/constants.ts'
import { CategoryList } from '../src/views/category-list/category-list.tsx'
import { flag, number, oneOf, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Categories beside the products. Keyboard: Tab leads through the links and the buttons that unfold subcategories, Enter
 * and Space press them. A screen reader finds a navigation named "Categories" with nested lists; the category that is
 * shown is marked as the current page.
 */
export const categoryList = contract({
  tag: 'shop-category-list',
  view: CategoryList,
  frame: 'block',
  attributes: {
    /** id of the category that is shown, or whose children or neighbours are */
    category: text(),
    /** the departments of the shop, the subcategories of the category, or its neighbours */
    mode: oneOf(['top', 'children', 'peers'], 'top'),
    /** levels: 1 or 2 */
    depth: number(maxCategoryDepth, { min: minCategoryDepth, max: maxCategoryDepth, integer: true }),
    /** shows the number of products */
    counts: flag(false),
  },
  events: ['shop-navigate'],
  slots: ['heading', 'before', 'after', 'item'],
  parts: ['list', 'item', 'link', 'button', 'message', 'skeleton'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-category-list': ElementOf<typeof categoryList>
  }
}
