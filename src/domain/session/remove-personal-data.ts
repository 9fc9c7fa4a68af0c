import type { Cart } from '../../model/cart/cart.ts'

/** A cart without what it says of a person: who receives it, and to which of their addresses; its products stay (K20). */
export function removePersonalData(cart: Cart): Cart {
  const { address, shippingAddressGuid, shippingAddressCount, ...rest } = cart
  if (!address && shippingAddressGuid === undefined && shippingAddressCount === undefined) return cart
  const products = rest.products.map(({ quantitiesPerDeliveryOption, ...line }) => line)
  return { ...rest, products }
}
