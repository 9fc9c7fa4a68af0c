import type { Language } from '../server/languages/language.ts'
import type { RegistrationMode } from '../src/domain/session/registration.ts'
import type { CountrySettings } from '../src/model/account/address.ts'
import type { CustomerDetails } from '../src/model/account/customer.ts'
import type { Order } from '../src/model/account/order.ts'
import type { PaymentMethod, ShippingMethod } from '../src/model/checkout/checkout-methods.ts'

export { decimalsOf } from '../src/domain/money.ts'

/**
 * The port: what the gateway asks a commerce engine for. Amounts are in units of the currency, VAT included. Functions throw an
 * `EngineError` and nothing else.
 */
export interface Adapter {
  /** What the engine has besides the functions below. */
  readonly features: ReadonlySet<EngineFeature>
  /** Who sells and in which currency. Without it, the currency is the euro and the configuration of the gateway says who sells. */
  shop?(): Promise<EngineShop>
  /** The whole tree, parents before children. */
  categories(): Promise<EngineCategory[]>
  /** Every product that is for sale, in a stable order. */
  everything(): AsyncIterable<EngineProduct>
  /** One product as `everything` gives it; undefined if it is not for sale. */
  product(ref: string): Promise<EngineProduct | undefined>
  /** Prices a cart. Takes no stock, and changes nothing that the shopper or the engine's staff would notice. */
  price(cart: EngineCart, caller: Caller): Promise<EnginePrice>
  deliveryMethods(caller: Caller): Promise<ShippingMethod[]>
  /** Shoppers pay methods with the `paymentType` `online` on a payment page, which requires `payments`. */
  paymentMethods(caller: Caller): Promise<PaymentMethod[]>
  countries(caller: Caller): Promise<CountrySettings[]>
  /**
   * The order exists when it returns, at the prices that `price` gives at that moment. Calls `note` with what `findOrder` needs before
   * the order can exist. If it throws `unavailable`, the outcome is open.
   */
  placeOrder(order: EngineOrder, caller: Caller, note: (reference: OrderReference) => Promise<void>): Promise<EngineOrderPlaced>
  /** The order of a reference. Undefined only if there is none, and none can still appear. */
  findOrder(reference: OrderReference, caller: Caller): Promise<EngineOrderPlaced | undefined>
  signIn(login: { email: string; password: string }): Promise<EngineSession>
  signUp(person: EnginePerson, language: Language): Promise<{ mode: RegistrationMode; session?: EngineSession | undefined }>
  /** Undefined if the session has ended. */
  customer(token: string): Promise<EngineCustomer | undefined>
  /** Payment on a provider's page; missing if the engine has none. */
  payments?: EnginePayments | undefined
  /** Newest first; lines have codes, not ids. */
  orders(page: { page: number; size: number }, token: string): Promise<{ orders: Order[]; total: number }>
}

/**
 * `codes`: discount codes. `confirmation`: owners of new accounts must confirm their address first. `companies`: `signUp` stores company
 * details. `mails`: shoppers get a mail when they order and when the order ships.
 */
export type EngineFeature = 'codes' | 'companies' | 'confirmation' | 'mails'

/** What the engine knows about the shop, as fields of the configuration. The configuration overrides it. */
export interface EngineShop {
  /** currency of all amounts (ISO 4217), such as EUR */
  currency?: string | undefined
  siteName?: string | undefined
  companyName?: string | undefined
  companyCode?: string | undefined
  companyVATCode?: string | undefined
  companyAddress?: string | undefined
  companyPhone?: string | undefined
  companyEmail?: string | undefined
}

export interface Caller {
  language: Language
  /** token of the engine's session, if the shopper is logged in */
  token: string | undefined
}

export interface EngineCategory {
  ref: string
  parent?: string | undefined
  title: string
  /** last part of its path: lower-case letters, digits and dashes */
  slug: string
  html?: string | undefined
  picture?: string | undefined
}

export interface NamedValue {
  name: string
  value: string
}

export interface EngineProduct {
  ref: string
  /** the shop's number for the whole product; a product with one variant goes by its code */
  sku?: string | undefined
  title: string
  html: string
  /** refs of the categories that it is placed in, the main one first */
  categories: readonly string[]
  /** shown as filters; several with the same name are several values */
  facts: readonly NamedValue[]
  pictures: readonly string[]
  /** false if the engine tells only whether something is in stock */
  countsStock: boolean
  variants: readonly EngineVariant[]
}

export interface EngineVariant {
  ref: string
  code: string
  /** the number below the barcode */
  gtin?: string | undefined
  /** the manufacturer's part number */
  mpn?: string | undefined
  price: number
  /** price before the discount */
  old?: number | undefined
  /** 1 or 0 if stock is not counted */
  stock: number
  /** whether it is sold beyond its stock */
  backorder?: boolean | undefined
  /** what distinguishes it from the other variants */
  options: readonly NamedValue[]
  pictures?: readonly string[] | undefined
}

export interface EngineLine {
  /** of the variant */
  ref: string
  quantity: number
}

export interface EngineCart {
  lines: readonly EngineLine[]
  discountCode?: string | undefined
  /** where the order ships, as far as it is known */
  country?: string | undefined
  delivery?: EngineDelivery | undefined
}

export interface EngineDelivery {
  method: string
  country: string
  address?: string | undefined
  city?: string | undefined
  postcode?: string | undefined
}

export interface EnginePrice {
  /** currency of the amounts, if the engine says so; a currency other than the shop's is refused */
  currency?: string | undefined
  /** in the order of the cart; undefined for a line that cannot be sold as it is. `old`: the price before discounts */
  lines: readonly ({ price: number; old?: number | undefined; total: number } | undefined)[]
  delivery: number
  total: number
  totalVAT: number
  /** whether the discount code applies */
  isDiscounted: boolean
  /** whether the delivery method is offered for this cart */
  isDelivered: boolean
}

export interface EnginePayments {
  /**
   * The state of an order's payment; undefined if there is none. The provider reports payments to the engine, which settles them, not to
   * the gateway.
   */
  read(reference: OrderReference): Promise<EnginePayment | undefined>
}

export interface EnginePayment {
  /** after a refusal, the shopper can try again at `page` */
  state: 'open' | 'paid' | 'refused'
  /** where the shopper pays, if it has changed */
  page?: string | undefined
}

export interface EngineOrder extends EngineCart {
  delivery: EngineDelivery
  billingCountry: string
  person: { name: string; surname: string; email: string; phone: string }
  payment: string
  /** the page to which the shopper returns after paying */
  returnUrl: (order: string) => string
}

/** Stored until the order exists. */
export type OrderReference = Record<string, string>

/** `payAt`: URL of the payment page. */
export type EngineOrderPlaced = Order & { totalVAT: number; payAt?: string | undefined }

export interface EngineSession {
  token: string
  customer: EngineCustomer
}

export type EngineCustomer = CustomerDetails & { id: string; email: string }

export interface EnginePerson {
  email: string
  password: string
  name: string
  surname: string
  phone: string
  company?: string | undefined
}

/**
 * `refused`: the engine said no, and why. `expired`: the session has ended. `gone`: a variant or method no longer exists. `busy`: too many
 * requests. `unavailable`: no answer in time, or a broken one.
 */
export type EngineErrorKind = 'refused' | 'expired' | 'gone' | 'busy' | 'unavailable'

export class EngineError extends Error {
  /** An adapter outside the project may load this file a second time. Errors of that copy count as well. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'EngineError'
  }
  readonly kind: EngineErrorKind
  /** name of the error response, for a refusal */
  readonly reason: string
  constructor(kind: EngineErrorKind, message: string, reason = 'Refused') {
    super(message)
    this.kind = kind
    this.reason = reason
    this.name = 'EngineError'
  }
}
