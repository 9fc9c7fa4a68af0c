import type { SavedAddress } from '../../model/account/address.ts'
import type { Cart, CartProduct } from '../../model/cart/cart.ts'
import type { ShippingMethod } from '../../model/checkout/checkout-methods.ts'
import { salonShippingType } from '../constants.ts'

/** ways of delivery to a parcel terminal (CONST-11) */
export const terminalShippingTypes: readonly string[] = ['lpexpress', 'omniva', 'dpdpickup', 'venipak']

/** What a way of delivery asks of the shopper. */
export type DeliveryKind = 'terminal' | 'salon' | 'address'

/** Parcel terminals, a shop, or an address for anything else (CART-22). */
export function deliveryKind(type: string | undefined): DeliveryKind {
  if (type !== undefined && terminalShippingTypes.includes(type)) return 'terminal'
  return type === salonShippingType ? 'salon' : 'address'
}

/** Whether a way of delivery, or one of its terminals, is there for a country; without one it is for all. */
export const deliversTo = ({ countries }: ShippingMethod, country: string | undefined): boolean =>
  country === undefined || !countries?.length || countries.includes(country)

/** Chooses a way of delivery; what the one before asked for is forgotten. */
export function chooseMethod(cart: Cart, { id, type, deliveryPreference }: ShippingMethod): Cart {
  if (cart.shippingMethodId === id && cart.shippingMethodType === type) return cart
  const chosen: Cart = { ...cart, shippingMethodId: id, shippingMethodType: type, deliveryPreference }
  return { ...chosen, terminalId: undefined, shippingSalon: undefined }
}

/** Chooses the country of the delivery; a way that does not reach it is given up. */
export function chooseCountry(cart: Cart, deliveryCountry: string, methods: readonly ShippingMethod[]): Cart {
  const method = methods.find(({ id }) => id === cart.shippingMethodId)
  const moved: Cart = { ...cart, deliveryCountry, terminalId: undefined, shippingSalon: undefined }
  return method && !deliversTo(method, deliveryCountry) ? { ...moved, shippingMethodId: undefined, shippingMethodType: undefined } : moved
}

/** Whether a courier would find it. */
export const isCompleteAddress = ({ country, city, address, postcode }: SavedAddress): boolean =>
  [country, city, address, postcode].every((part) => part !== undefined && part.trim() !== '')

/** Pieces of a line that go to an address (CART-20). */
export const assignedPieces = ({ quantitiesPerDeliveryOption }: CartProduct, address: string): number =>
  quantitiesPerDeliveryOption?.find(({ guid }) => guid === address)?.quantity ?? 0

const withPieces = (line: CartProduct, address: string, quantity: number): CartProduct => ({
  ...line,
  quantitiesPerDeliveryOption: [
    ...(line.quantitiesPerDeliveryOption ?? []).filter(({ guid }) => guid !== address),
    ...(quantity > 0 ? [{ guid: address, quantity }] : []),
  ],
})

/** Sends so many pieces of a line to an address; the others keep theirs (CART-20). */
export const assignPieces = (cart: Cart, lineGuid: string, address: string, quantity: number): Cart => ({
  ...cart,
  products: cart.products.map((line) => (line.guid === lineGuid ? withPieces(line, address, quantity) : line)),
})

/** Whether all pieces of a line, and no more, have an address. */
export const isFullyAssigned = ({ quantity, quantitiesPerDeliveryOption = [] }: CartProduct): boolean =>
  quantitiesPerDeliveryOption.reduce((sum, part) => sum + part.quantity, 0) === quantity

/** Sends the cart to one address or lets the shopper spread it over several, all of it to `first` to begin with (CART-19). */
export const setAddressCount = (cart: Cart, count: 'multiple' | 'single', first?: string): Cart => ({
  ...cart,
  shippingAddressCount: count,
  products: cart.products.map((line) => {
    const { quantitiesPerDeliveryOption, ...unassigned } = line
    return (count === 'multiple' && first !== undefined ? withPieces(unassigned, first, line.quantity) : unassigned) as CartProduct
  }),
})

/** The day that all lines are wanted on; undefined when they differ or none is chosen. */
export function commonDeliveryDate({ products: [first, ...rest] }: Cart): string | undefined {
  return rest.every(({ deliveryDate }) => deliveryDate === first?.deliveryDate) ? first?.deliveryDate : undefined
}

/** Wants all lines on one day, like 2027-01-31; an empty one leaves it open. */
export const setDeliveryDate = (cart: Cart, date: string): Cart => ({
  ...cart,
  products: cart.products.map((line) => ({ ...line, deliveryDate: date || undefined })),
})
