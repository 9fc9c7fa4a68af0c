import type { Product } from '../../model/product/product.ts'
import { requiredInput } from '../product/card-form.ts'
import { isPurchasable } from '../product/purchasable.ts'
import { isQuantity } from '../product/quantity.ts'

/** A product in a quantity, as an order or a wishlist names it. */
export interface LineRequest {
  code?: string | undefined
  title?: string | undefined
  quantity?: number | undefined
}

/** A line that can be added to a cart without a choice. */
export interface LineToAdd {
  product: Product
  code: string
  quantity: number
}

const isSold = (product: Product, code: string) => product.code === code || product.codes?.includes(code) === true

/** The product page must ask for something first: an input, or the variant unless the shopper chose it. */
const needsOptions = (product: Product, hasVariants: boolean) =>
  requiredInput(product) !== undefined || (!hasVariants && (product.codes?.length ?? 1) > 1)

/** How many of the products lack a choice, so that one click cannot add them; unknown and sold out products do not count. */
export const countNeedingOptions = (requests: readonly LineRequest[], products: readonly Product[], hasVariants = true): number =>
  requests.filter(({ code }) => {
    const product = products.find((item) => code !== undefined && isSold(item, code))
    return product && isPurchasable(product) && needsOptions(product, hasVariants)
  }).length

/**
 * Splits requests into lines that can be added with one click and the titles of the others: deleted, sold out or with a required
 * input; also those with several variants unless `hasVariants`, which means that the codes are variants the shopper chose.
 */
export function linesToAdd(
  requests: readonly LineRequest[],
  products: readonly Product[],
  hasVariants = true,
): { lines: LineToAdd[]; left: string[] } {
  const lines: LineToAdd[] = []
  const left: string[] = []
  for (const { code, title, quantity } of requests) {
    const product = code === undefined ? undefined : products.find((item) => isSold(item, code))
    if (product && code !== undefined && !needsOptions(product, hasVariants) && isPurchasable(product) && isQuantity(quantity)) {
      lines.push({ product, code, quantity })
    } else left.push(title ?? product?.title ?? code ?? '')
  }
  return { lines, left: left.filter(Boolean) }
}
