import type { Product } from '../../model/product/product.ts'
import { maxQuantity } from '../constants.ts'
import { cardCode, requiredInput } from '../product/card-form.ts'
import { isQuantity } from '../product/quantity.ts'

/** Why a script cannot add a product to the cart: a message for its developer. */
export class AdditionError extends Error {
  override name = 'AdditionError'
  constructor(message: string) {
    super(`shop-kit: ${message}`)
  }
}

/** A product in a message. */
export const label = ({ title, productId, id }: Product) => `"${title}" (${productId ?? id})`

/** Throws unless the quantity is one that a cart can hold. */
export function checkQuantity(quantity: number): void {
  if (!isQuantity(quantity)) throw new AdditionError(`the quantity must be a whole number from 1 to ${maxQuantity}`)
}

/** The code that is added: the given one, or the only one of the product. Throws if a variant must be chosen or an input filled in first. */
export function codeToAdd(product: Product, code: string | undefined): string {
  const input = requiredInput(product)
  if (input) throw new AdditionError(`${label(product)} needs "${input.title ?? input.code}", which only its page asks for`)
  const { codes = [] } = product
  if (code === undefined) {
    const only = cardCode(product)
    if (only !== undefined) return only
    throw new AdditionError(`${label(product)} has several variants, so a variant code is required: ${codes.join(', ') || 'see its page'}`)
  }
  if (codes.length > 0 && code !== product.code && !codes.includes(code))
    throw new AdditionError(`${label(product)} has no variant "${code}", only ${codes.join(', ')}`)
  return code
}
