import type { SavedAddress } from '../../model/account/address.ts'
import type { Cart } from '../../model/cart/cart.ts'
import type { PaymentMethod, ShippingMethod } from '../../model/checkout/checkout-methods.ts'
import type { Salon } from '../../model/map/salon.ts'
import { deliversTo, deliveryKind, isFullyAssigned } from '../cart/delivery.ts'
import { isEmail, isPhone } from '../forms/phone.ts'
import { messages } from '../messages.ts'

/** Fields of the checkout, in page order. */
export type CheckoutField =
  | 'deliveryCountry'
  | 'shippingMethod'
  | 'terminalId'
  | 'shippingSalon'
  | 'address'
  | 'city'
  | 'postcode'
  | 'pieces'
  | 'deliveryDate'
  | 'name'
  | 'surname'
  | 'phone'
  | 'email'
  | 'paymentMethod'

export type CheckoutErrors = Partial<Record<CheckoutField, string | undefined>>

/** Input of the validation: the cart and the current offer of the shop. */
export interface CheckoutFacts {
  cart: Cart
  methods: readonly ShippingMethod[]
  salons: readonly Salon[]
  payments: readonly PaymentMethod[]
  addresses: readonly SavedAddress[]
  /** today in the user's time zone, such as 2027-01-31 */
  today: string
  /** parts of the page that are switched off are not validated */
  requires: { delivery: boolean; payment: boolean }
}

const isBlank = (text: string | undefined) => text === undefined || text.trim() === ''
/** `message` names the missing field. */
const required = (text: string | undefined, message: string) => (isBlank(text) ? message : undefined)

/** The cart's shipping method, if the shop still offers it for the country. */
export const chosenMethod = ({ shippingMethodId, deliveryCountry }: Cart, methods: readonly ShippingMethod[]): ShippingMethod | undefined =>
  methods.find((method) => method.id === shippingMethodId && deliversTo(method, deliveryCountry))

function terminalError({ terminalId }: Cart, { terminals }: ShippingMethod) {
  if (!terminals?.length) return required(terminalId, messages.enterTerminal)
  return terminals.some(({ id }) => id === terminalId) ? undefined : messages.chooseTerminal
}

function addressErrors({ cart, addresses }: CheckoutFacts): CheckoutErrors {
  if (cart.shippingAddressCount === 'multiple') return { pieces: cart.products.every(isFullyAssigned) ? undefined : messages.splitMismatch }
  const to = addresses.find(({ _id }) => _id === cart.shippingAddressGuid)
  return {
    address: required(to?.address, messages.enterAddress),
    city: required(to?.city, messages.enterCity),
    postcode: required(to?.postcode, messages.enterPostcode),
  }
}

function deliveryErrors(facts: CheckoutFacts): CheckoutErrors {
  const { cart, methods, salons, today } = facts
  const method = chosenMethod(cart, methods)
  const kind = method && deliveryKind(method.type)
  return {
    deliveryCountry: required(cart.deliveryCountry, messages.chooseCountry),
    shippingMethod: method ? undefined : messages.chooseDelivery,
    ...(kind === 'terminal' && method && { terminalId: terminalError(cart, method) }),
    ...(kind === 'salon' && { shippingSalon: salons.some(({ _id }) => _id === cart.shippingSalon) ? undefined : messages.choosePickup }),
    ...(kind === 'address' && addressErrors(facts)),
    deliveryDate: cart.products.some(({ deliveryDate }) => deliveryDate !== undefined && deliveryDate < today)
      ? messages.pastDate
      : undefined,
  }
}

function recipientErrors({ address: { name, surname, phone = '', email = '' } = {} }: Cart): CheckoutErrors {
  return {
    name: required(name, messages.enterName),
    surname: required(surname, messages.enterSurname),
    phone: required(phone, messages.enterPhone) ?? (isPhone(phone) ? undefined : messages.wrongPhone),
    email: required(email, messages.enterEmail) ?? (isEmail(email) ? undefined : messages.wrongEmail),
  }
}

/** Validation errors by field, as text keys; empty if the order can be placed. */
export function checkoutErrors(facts: CheckoutFacts): CheckoutErrors {
  const { cart, payments, requires } = facts
  const all: CheckoutErrors = {
    ...(requires.delivery && deliveryErrors(facts)),
    ...recipientErrors(cart),
    ...(requires.payment && { paymentMethod: payments.some(({ id }) => id === cart.paymentMethod) ? undefined : messages.choosePayment }),
  }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== undefined))
}
