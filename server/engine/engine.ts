import type { RegistrationMode } from '../../src/domain/session/registration.ts'
import type { CountrySettings } from '../../src/model/account/address.ts'
import type { CustomerDetails } from '../../src/model/account/customer.ts'
import type { Order, PlacedOrder } from '../../src/model/account/order.ts'
import type { PriceRequest } from '../../src/model/cart/price-request.ts'
import type { Pricing } from '../../src/model/cart/pricing.ts'
import type { PaymentMethod, ShippingMethod } from '../../src/model/checkout/checkout-methods.ts'
import type { OrderPayment } from '../../src/model/checkout/order-payment.ts'
import type { OrderRequest } from '../../src/model/checkout/order-request.ts'
import type { LoginRequest } from '../../src/model/session/login-requests.ts'
import type { AnyRegistration, OrderAccount } from '../../src/model/session/registration.ts'
import type { Language } from '../languages/language.ts'

/** Whose request it is. */
export interface Shopper {
  language: Language
  /** key for limits of attempts */
  peer: string
  /** id of the customer */
  customer: string | undefined
  /** what a separate engine knows the session of the customer by; the browser never gets it */
  token: string | undefined
}

/** The prices of a cart, with the VAT in them. */
export type CartPrice = Pricing & {
  totalVAT: number
  /** 0.21 is 21 percent */
  VAT: number
}

/** An account whose password was correct. */
export interface Account {
  customer: string
  /** hash of the verified password: the session starts only if it is still the account's */
  password?: string
  /** of the engine's session */
  token?: string
}

export interface Registered {
  /** undefined if the engine does not say */
  account: Account | undefined
  /** the step before the first login */
  mode: RegistrationMode
}

/**
 * What takes orders and knows customers: the database of this server, or a commerce engine behind it. Amounts are in units of the
 * currency, VAT included. Functions throw a `Problem`.
 */
export interface Engine {
  /** passwords, confirmations and logins by a provider are this server's */
  readonly hasOwnAccounts?: boolean
  /** Prices a cart by its codes, quantities and choices alone; changes nothing. */
  price(request: PriceRequest, shopper: Shopper): Promise<CartPrice>
  deliveryMethods(shopper: Shopper): Promise<ShippingMethod[]>
  paymentMethods(shopper: Shopper): Promise<PaymentMethod[]>
  countries(shopper: Shopper): Promise<CountrySettings[]>
  /** Places an order, or returns the one that the same request placed before. `key` is the client's Idempotency-Key. */
  placeOrder(request: OrderRequest, key: string | undefined, shopper: Shopper): Promise<{ order: PlacedOrder; isNew: boolean }>
  signIn(login: LoginRequest, shopper: Shopper): Promise<Account>
  /** Calls `onKnown` before it checks the password of an existing account; throw there to limit guesses (R34). */
  signUp(registration: AnyRegistration, shopper: Shopper, onKnown: () => Promise<void>): Promise<Registered>
  /** The details of the customer; undefined if the engine has ended the session. */
  customer(shopper: Shopper): Promise<CustomerDetails | undefined>
  /** A page of the customer's orders, newest first, and their number. */
  orders(page: { page: number; size: number }, shopper: Shopper): Promise<{ orders: Order[]; total: number }>
  /** Payments at a provider's page; missing if no method leads to one. */
  payments?: OnlinePayments | undefined
  /** Lets guests open an account for the order that they placed. */
  guestOrders?: GuestOrders
}

export interface OnlinePayments {
  /** How far the payment of an order is, and where to pay it. Throws a 404 if it is not paid at a provider. */
  read(order: string): Promise<OrderPayment>
  /** Cancels an order, so that it can be placed again. Throws a 409 if it is paid or in progress. Missing if the engine cannot. */
  cancel?(order: string): Promise<void>
}

export interface GuestOrders {
  /** Remembers the session that placed an order as a guest. */
  claim(order: string, session: string): Promise<void>
  /** Opens the account; throws a 404 unless this session placed the order. */
  signUp(account: OrderAccount, session: string | undefined, shopper: Shopper, onKnown: () => Promise<void>): Promise<Registered>
}
