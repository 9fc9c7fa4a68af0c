import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'

/** Pieces of a variant that can be bought: its own figure, or what its warehouses sell; undefined when neither is told (PDP-31). */
export function variantQuantity({ availableQuantity, warehouses }: Variant): number | undefined {
  if (availableQuantity !== undefined || !warehouses?.length) return availableQuantity
  const selling = warehouses.filter(({ isPurchaseAvailable }) => isPurchaseAvailable)
  return selling.reduce((sum, warehouse) => sum + (warehouse.availableQuantity ?? 0), 0)
}

/** The product as one of its variants sells it; what the variant does not tell stays as the product says. */
export function withVariant(product: Product, variant: Variant | undefined): Product {
  if (!variant) return product
  const quantity = variantQuantity(variant)
  return {
    ...product,
    code: variant.code,
    model: variant.mainModel ?? product.model,
    images: variant.images?.length ? variant.images : product.images,
    currency: variant.currency ?? product.currency,
    sellWithoutStock: variant.sellWithoutStock ?? product.sellWithoutStock,
    ...(variant.priceNow !== undefined && { priceNow: variant.priceNow, priceOld: variant.priceOld, discount: undefined }),
    ...(quantity !== undefined && { availableQuantity: quantity, availableStock: undefined }),
  }
}
