import type { AskedName } from '../../domain/unknown-names.ts'
import type { Product } from '../../model/product/product.ts'

/** The ids of a list that are not among its products, which are all that it has. */
export const missingIds = (ids: readonly string[] = [], products: readonly Product[]): AskedName[] =>
  ids
    .filter((id) => products.every((product) => product.id !== id && product.productId !== id))
    .map((value) => ({ attribute: 'product-ids', kind: 'product', value, isMissing: true }))
