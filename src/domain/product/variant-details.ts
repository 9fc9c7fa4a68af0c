import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'

/** Pieces of a variant: its own quantity, else the sum of the selling warehouses; undefined if the shop does not tell (PDP-31). */
export function variantQuantity({ availableQuantity, isInStock, warehouses }: Variant): number | undefined {
  if (availableQuantity !== undefined || isInStock !== undefined || !warehouses?.length) return availableQuantity
  return warehouses.reduce((sum, stock) => sum + ((stock.isPurchaseAvailable && stock.availableQuantity) || 0), 0)
}

/** The pictures of a variant, then the others of its product: a choice changes their order, not how many there are to see. */
export const galleryImages = (product: Product, item: Product): string[] => [
  ...new Set([...(item.images ?? []), ...(product.images ?? [])]),
]

/** The product with the data of a variant. Keeps the product's values where the variant has none. */
export function withVariant(product: Product, variant: Variant | undefined): Product {
  if (!variant) return product
  const availableQuantity = variantQuantity(variant)
  return {
    ...product,
    code: variant.code,
    model: variant.mainModel ?? product.model,
    images: variant.images?.length ? variant.images : product.images,
    currency: variant.currency ?? product.currency,
    sellWithoutStock: variant.sellWithoutStock ?? product.sellWithoutStock,
    ...(variant.priceNow !== undefined && { priceNow: variant.priceNow, priceOld: variant.priceOld, discount: undefined }),
    ...((availableQuantity ?? variant.isInStock) !== undefined && {
      availableQuantity,
      isInStock: variant.isInStock,
      availableStock: undefined,
    }),
  }
}
