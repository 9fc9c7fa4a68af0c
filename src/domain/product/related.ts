import type { ProductsQuestion } from '../../model/listing/question.ts'

/** A question whose answer comes page by page. */
export type PagedQuestion = ProductsQuestion & { size: number }

/** What goes with a product (BANNER-20, S20). */
export const relatedQuestion = (lang: string, productId: string, size: number): PagedQuestion => ({ lang, relatedTo: productId, size })

/** What can take the place of a product: the attribute names the others (BANNER-21, S20). */
export const alternativesQuestion = (lang: string, productId: string, attributeCode: string, size: number): PagedQuestion => ({
  lang,
  'product-attribute': attributeCode,
  'product-attribute-product': productId,
  size,
})
