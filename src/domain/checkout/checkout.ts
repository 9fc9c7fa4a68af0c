import type { SavedAddress } from '../../model/account/address.ts'
import type { Cart } from '../../model/cart/cart.ts'
import type { PaymentMethod, ShippingMethod } from '../../model/checkout/checkout-methods.ts'
import type { Salon } from '../../model/map/salon.ts'
import { deliversTo, deliveryKind, isFullyAssigned } from '../cart/delivery.ts'
import { addressesOf } from '../cart/delivery-options.ts'
import { firstProblem, type Rule } from '../forms/form-rules.ts'
import { messages } from '../messages.ts'
import { cleanAddress, cleanRecipient, doorRules, recipientRules } from './order-fields.ts'

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

/** The texts of what is wrong with values that have been cleaned. */
const textsOf = (rules: Readonly<Record<string, readonly Rule[]>>, values: Readonly<Record<string, unknown>>): CheckoutErrors =>
  Object.fromEntries(Object.entries(rules).map(([field, list]) => [field, firstProblem(values[field], list)?.text]))

/** The cart's shipping method, if the shop still offers it for the country. */
export const chosenMethod = ({ shippingMethodId, deliveryCountry }: Cart, methods: readonly ShippingMethod[]): ShippingMethod | undefined =>
  methods.find((method) => method.id === shippingMethodId && deliversTo(method, deliveryCountry))

function terminalError({ terminalId }: Cart, { terminals }: ShippingMethod) {
  if (!terminals?.length) return required(terminalId, messages.enterTerminal)
  return terminals.some(({ id }) => id === terminalId) ? undefined : messages.chooseTerminal
}

function addressErrors({ cart, addresses }: CheckoutFacts): CheckoutErrors {
  if (cart.shippingAddressCount === 'multiple') {
    if (!cart.products.every(isFullyAssigned)) return { pieces: messages.splitMismatch }
    const incomplete = addressesOf(cart, addresses).flatMap((to) => Object.values(textsOf(doorRules, cleanAddress(to))).filter(Boolean))
    return { pieces: incomplete[0] }
  }
  const to = addresses.find(({ _id }) => _id === cart.shippingAddressGuid)
  return textsOf(doorRules, to ? cleanAddress(to) : {})
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

/** Validation errors by field, as text keys; empty if the order can be placed. */
export function checkoutErrors(facts: CheckoutFacts): CheckoutErrors {
  const { cart, payments, requires } = facts
  const all: CheckoutErrors = {
    ...(requires.delivery && deliveryErrors(facts)),
    ...textsOf(recipientRules, cleanRecipient(cart.address ?? {})),
    ...(requires.payment && { paymentMethod: payments.some(({ id }) => id === cart.paymentMethod) ? undefined : messages.choosePayment }),
  }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== undefined))
}
