import type { ProductsQuery } from '../../model/listing/query.ts'

/** A products query that loads page by page. */
export type PagedQuery = ProductsQuery & { size: number }

/** The query for related products (BANNER-20). */
export const relatedQuery = (lang: string, productId: string, size: number): PagedQuery => ({ lang, relatedTo: productId, size })

/** The query for alternatives to a product, which the attribute names (BANNER-21). */
export const alternativesQuery = (lang: string, productId: string, attributeCode: string, size: number): PagedQuery => ({
  lang,
  'product-attribute': attributeCode,
  'product-attribute-product': productId,
  size,
})
