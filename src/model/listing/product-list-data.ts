import * as z from 'zod/mini'
import { id, lenient } from '../field.ts'
import { flag, words } from '../page/block-field.ts'

/** Data of a product list in the CMS (ENT-28). */
export const productListData = z.looseObject({
  productListId: lenient(id),
  sort: words,
  splitBy: words,
  displayBadges: flag,
})
