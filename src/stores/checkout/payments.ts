import { getPaymentMethods } from '../../api/payments.ts'
import { remote } from '../../base/http/remote.ts'

/** The ways of paying in a language, asked once (CALL-29). */
export const paymentMethodsStore = remote('payment-methods', (connection, { lang }: { lang: string }, signal) =>
  getPaymentMethods(connection, lang, signal),
)
