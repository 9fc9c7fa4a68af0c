import type { SavedAddress } from '../../model/account/address.ts'
import type { Cart, CartProduct } from '../../model/cart/cart.ts'
import type { ShippingMethod } from '../../model/checkout/checkout-methods.ts'
import { salonShippingType } from '../constants.ts'

/** shipping types that deliver to a parcel terminal (CONST-11) */
export const terminalShippingTypes: readonly string[] = ['lpexpress', 'omniva', 'dpdpickup', 'venipak']

/** The destination that a shipping method requires. */
export type DeliveryKind = 'terminal' | 'salon' | 'address'

/** A parcel terminal, a shop, or an address for any other type (CART-22). */
export function deliveryKind(type: string | undefined): DeliveryKind {
  if (type !== undefined && terminalShippingTypes.includes(type)) return 'terminal'
  return type === salonShippingType ? 'salon' : 'address'
}

/** Whether a shipping method serves a country. True if the country is unknown or the method has no country list. */
export const deliversTo = ({ countries }: ShippingMethod, country: string | undefined): boolean =>
  country === undefined || !countries?.length || countries.includes(country)

/** Selects a shipping method. Clears the terminal and the shop of the previous one. */
export function chooseMethod(cart: Cart, { id, type, deliveryPreference }: ShippingMethod): Cart {
  if (cart.shippingMethodId === id && cart.shippingMethodType === type) return cart
  const chosen: Cart = { ...cart, shippingMethodId: id, shippingMethodType: type, deliveryPreference }
  return { ...chosen, terminalId: undefined, shippingSalon: undefined }
}

/** Sets the delivery country. Drops a shipping method that does not serve it. */
export function chooseCountry(cart: Cart, deliveryCountry: string, methods: readonly ShippingMethod[]): Cart {
  const method = methods.find(({ id }) => id === cart.shippingMethodId)
  const moved: Cart = { ...cart, deliveryCountry, terminalId: undefined, shippingSalon: undefined }
  return method && !deliversTo(method, deliveryCountry) ? { ...moved, shippingMethodId: undefined, shippingMethodType: undefined } : moved
}

/** Whether country, city, street and postcode are filled in. */
export const isCompleteAddress = ({ country, city, address, postcode }: SavedAddress): boolean =>
  [country, city, address, postcode].every((part) => part !== undefined && part.trim() !== '')

/** Pieces of a line assigned to an address (CART-20). */
export const assignedPieces = ({ quantitiesPerDeliveryOption }: CartProduct, address: string): number =>
  quantitiesPerDeliveryOption?.find(({ guid }) => guid === address)?.quantity ?? 0

const withPieces = (line: CartProduct, address: string, quantity: number): CartProduct => ({
  ...line,
  quantitiesPerDeliveryOption: [
    ...(line.quantitiesPerDeliveryOption ?? []).filter(({ guid }) => guid !== address),
    ...(quantity > 0 ? [{ guid: address, quantity }] : []),
  ],
})

/** Assigns pieces of a line to an address; other addresses keep theirs (CART-20). */
export const assignPieces = (cart: Cart, lineGuid: string, address: string, quantity: number): Cart => ({
  ...cart,
  products: cart.products.map((line) => (line.guid === lineGuid ? withPieces(line, address, quantity) : line)),
})

/** Whether the assigned pieces add up to the line's quantity. */
export const isFullyAssigned = ({ quantity, quantitiesPerDeliveryOption = [] }: CartProduct): boolean =>
  quantitiesPerDeliveryOption.reduce((sum, part) => sum + part.quantity, 0) === quantity

/** Switches between one and several addresses. With several, all pieces start at the address `first` (CART-19). */
export const setAddressCount = (cart: Cart, count: 'multiple' | 'single', first?: string): Cart => ({
  ...cart,
  shippingAddressCount: count,
  products: cart.products.map((line) => {
    const { quantitiesPerDeliveryOption, ...unassigned } = line
    return (count === 'multiple' && first !== undefined ? withPieces(unassigned, first, line.quantity) : unassigned) as CartProduct
  }),
})

/** The delivery date of all lines; undefined if they differ or have none. */
export function commonDeliveryDate({ products: [first, ...rest] }: Cart): string | undefined {
  return rest.every(({ deliveryDate }) => deliveryDate === first?.deliveryDate) ? first?.deliveryDate : undefined
}

/** Sets the delivery date of all lines, such as 2027-01-31; '' clears it. */
export const setDeliveryDate = (cart: Cart, date: string): Cart => ({
  ...cart,
  products: cart.products.map((line) => ({ ...line, deliveryDate: date || undefined })),
})
