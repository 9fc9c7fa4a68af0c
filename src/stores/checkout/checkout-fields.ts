import { newGuid } from '../../base/random-id.ts'
import { assignPieces, chooseCountry, chooseMethod, deliveryKind, setAddressCount, setDeliveryDate } from '../../domain/cart/delivery.ts'
import { preselectedAddress } from '../../domain/checkout/address-book.ts'
import { clean } from '../../domain/forms/clean-text.ts'
import type { SavedAddress } from '../../model/account/address.ts'
import type { Recipient } from '../../model/cart/cart.ts'
import type { ShippingMethod } from '../../model/checkout/checkout-methods.ts'
import { $addresses, saveAddress } from '../account/addresses.ts'
import { $activeCart, editActiveCart } from '../cart/carts.ts'

type AddressInput = Omit<SavedAddress, '_id'>

/** Chooses a delivery method. If it needs an address and none is chosen, chooses a saved one in the delivery country. */
export function chooseShippingMethod(method: ShippingMethod): void {
  editActiveCart((cart) => chooseMethod(cart, method))
  if (deliveryKind(method.type) !== 'address' || chosenAddress()) return
  const saved = preselectedAddress($activeCart.get(), $addresses.get())
  if (saved) chooseSavedAddress(saved._id)
}

/** The delivery address of the active cart; undefined before a choice. */
const chosenAddress = () => $addresses.get().find(({ _id }) => _id === $activeCart.get().shippingAddressGuid)

/** Chooses the delivery country, also in the chosen address. */
export function chooseDeliveryCountry(country: string, methods: readonly ShippingMethod[]): void {
  editActiveCart((cart) => chooseCountry(cart, country, methods))
  const address = chosenAddress()
  if (address && address.country !== country) saveAddress({ ...address, country })
}

/** Chooses a saved address and its country. Without an id, the user enters a new address. */
export function chooseSavedAddress(id: string | undefined): void {
  const country = $addresses.get().find(({ _id }) => _id === id)?.country
  editActiveCart((cart) => ({ ...cart, shippingAddressGuid: id, deliveryCountry: country ?? cart.deliveryCountry }))
}

/** Changes the delivery address. The first filled field creates it. */
export function editDeliveryAddress(fields: AddressInput): void {
  const known = chosenAddress()
  const address = { country: $activeCart.get().deliveryCountry, ...known, ...fields, _id: known?._id ?? newGuid() }
  saveAddress(address)
  if (!known) editActiveCart((cart) => ({ ...cart, shippingAddressGuid: address._id }))
}

/** Chooses delivery to one address or to several. All pieces start at the chosen address. */
export const chooseAddressCount = (count: 'multiple' | 'single'): void =>
  editActiveCart((cart) => setAddressCount(cart, count, cart.shippingAddressGuid ?? $addresses.get()[0]?._id))

export const assignLinePieces = (line: string, address: string, quantity: number): void =>
  editActiveCart((cart) => assignPieces(cart, line, address, quantity))

export const chooseTerminal = (terminalId: string): void => editActiveCart((cart) => ({ ...cart, terminalId }))
export const chooseSalon = (shippingSalon: string): void => editActiveCart((cart) => ({ ...cart, shippingSalon }))
export const chooseDeliveryDate = (date: string): void => editActiveCart((cart) => setDeliveryDate(cart, date))

/** Changes the recipient of the order. */
export const editRecipient = (fields: Recipient): void => editActiveCart((cart) => ({ ...cart, address: { ...cart.address, ...fields } }))

export const choosePaymentMethod = (paymentMethod: string): void => editActiveCart((cart) => ({ ...cart, paymentMethod }))

/** Sets the discount code; an empty one removes it. */
export const applyDiscountCode = (code: string): void =>
  editActiveCart((cart) => ({ ...cart, discountCode: clean('code', code) || undefined }))
export const applyGiftVoucher = (code: string): void =>
  editActiveCart((cart) => ({ ...cart, giftVoucher: clean('code', code) || undefined }))
