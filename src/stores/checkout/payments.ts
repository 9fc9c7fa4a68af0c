import { getPaymentMethods } from '../../api/payments.ts'
import { remote } from '../../base/http/remote.ts'

/** The ways of paying in a language, asked once (CALL-29). */
export const paymentMethodsStore = remote('payment-methods', (shop, { lang }: { lang: string }, signal) =>
  getPaymentMethods(shop, lang, signal),
)
