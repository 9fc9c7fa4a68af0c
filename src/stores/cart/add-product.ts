import { loadChunk } from '../../base/dom/chunk.ts'
import { AdditionError, checkQuantity, codeToAdd } from '../../domain/cart/addition.ts'
import { newLine } from '../../domain/cart/cart-line.ts'
import type { CartProduct } from '../../model/cart/cart.ts'
import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { track } from '../analytics/track.ts'
import { $activeCart, addToCart } from './carts.ts'

/** Adds to the active cart, and returns the line. */
function add(product: Product, code: string, quantity: number, variant?: Variant): CartProduct {
  addToCart(newLine(product, { code, variant }), quantity)
  const line = $activeCart.get().products.findLast((added) => added.code === code)
  if (!line) throw new AdditionError('the line is not in the cart')
  track(null, 'add_to_cart', [{ sold: product, code, quantity }])
  return line
}

/**
 * Adds a product to the active cart, for scripts of the host page: one of the shop's API at once, or one by its id or code, which is
 * loaded and checked first. Rejects with a message for developers.
 */
export async function addProduct(target: Product | string, quantity: number, code?: string): Promise<CartProduct> {
  checkQuantity(quantity)
  if (typeof target === 'object' && target !== null) return add(target, codeToAdd(target, code), quantity)
  if (typeof target !== 'string' || target === '') throw new AdditionError('a product, its id or a variant code is required')
  const { findProduct } = await loadChunk(() => import('../product/find-product.ts'))
  const found = await findProduct(target, code, quantity)
  return add(found.product, found.code, quantity, found.variant)
}
