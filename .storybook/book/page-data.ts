import type { ElementDoc } from '../../tools/manifest/contracts.ts'

/** What the docs page of a tag shows; `file` is relative to the project. */
export type ElementPage = Omit<ElementDoc, 'contract'>

/** Known values of the demo shop. */
export interface ShopChoices {
  category?: string[]
  productList?: string[]
  productId?: string[]
  formId?: string[]
  city?: string[]
  sort?: string[]
}
