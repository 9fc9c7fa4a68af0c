import { getPaymentMethods, getSalons, getShippingMethods } from '../../api/checkout-methods.ts'
import { remote } from '../../base/http/remote.ts'

/** The payment methods in a language, requested once (CALL-29). */
export const paymentMethodsStore = remote('payment-methods', (connection, { lang }: { lang: string }, signal) =>
  getPaymentMethods(connection, lang, signal),
)

/** The delivery methods in a language, requested once (CALL-30). */
export const shippingMethodsStore = remote('shipping-methods', (connection, { lang }: { lang: string }, signal) =>
  getShippingMethods(connection, lang, signal),
)

/** The salons where an order can be collected, requested once (CALL-31). */
export const salonsStore = remote('shipping-salons', (connection, { lang }: { lang: string }, signal) =>
  getSalons(connection, lang, signal),
)
