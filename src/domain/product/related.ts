import type { ProductsQuery } from '../../model/listing/query.ts'

/** A question whose answer comes page by page. */
export type PagedQuery = ProductsQuery & { size: number }

/** What goes with a product (BANNER-20). */
export const relatedQuery = (lang: string, productId: string, size: number): PagedQuery => ({ lang, relatedTo: productId, size })

/** What can take the place of a product: the attribute names the others (BANNER-21). */
export const alternativesQuery = (lang: string, productId: string, attributeCode: string, size: number): PagedQuery => ({
  lang,
  'product-attribute': attributeCode,
  'product-attribute-product': productId,
  size,
})
