import type { DeliveryAddress, DeliveryOption, SavedAddress } from '../../model/account/address.ts'
import type { Cart, Recipient } from '../../model/cart/cart.ts'
import { assignedPieces, deliveryKind } from './delivery.ts'

/** A saved address for the API: `code` is the postcode; missing contact data comes from the recipient (CART-21, ENT-14). */
export const deliveryAddress = ({ _id, postcode, ...address }: SavedAddress, recipient: Recipient = {}): DeliveryAddress => ({
  title: address.title,
  country: address.country,
  city: address.city,
  address: address.address,
  code: postcode,
  name: address.name ?? recipient.name,
  surname: address.surname ?? recipient.surname,
  email: address.email ?? recipient.email,
  phone: address.phone ?? recipient.phone,
  comment: address.comment,
})

/** The delivery addresses of a cart: the chosen one, or each with assigned pieces. */
export const addressesOf = (cart: Cart, addresses: readonly SavedAddress[]): SavedAddress[] =>
  addresses.filter(({ _id }) =>
    cart.shippingAddressCount === 'multiple'
      ? cart.products.some((line) => assignedPieces(line, _id) > 0)
      : _id === cart.shippingAddressGuid,
  )

/** The delivery options of a cart, one per destination; undefined until a shipping method is chosen (ENT-14). */
export function deliveryOptions(cart: Cart, addresses: readonly SavedAddress[] = []): DeliveryOption[] | undefined {
  if (cart.shippingMethodId === undefined) return undefined
  const way: DeliveryOption = { deliveryPreference: cart.deliveryPreference, id: cart.shippingMethodId, type: cart.shippingMethodType }
  const kind = deliveryKind(cart.shippingMethodType)
  if (kind === 'terminal') return [{ ...way, terminalId: cart.terminalId }]
  if (kind === 'salon') return [way]
  const destinations = addressesOf(cart, addresses)
  if (destinations.length === 0) return [way]
  return destinations.map((saved) => ({
    ...way,
    guid: saved._id,
    address: deliveryAddress({ ...saved, country: saved.country ?? cart.deliveryCountry }, cart.address),
  }))
}

/** The part of an address that prices depend on; keeps personal data out of price requests. */
export const withoutContact = ({ _id, country, city, postcode }: SavedAddress): SavedAddress => ({ _id, country, city, postcode })
