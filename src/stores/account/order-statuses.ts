import { getOrderStatuses, getPaymentStatuses } from '../../api/order-statuses.ts'
import { remote } from '../../base/http/remote.ts'

/** Titles of the statuses of orders in a language, asked once (CALL-24). */
export const orderStatusesStore = remote('order-statuses', (connection, { lang }: { lang: string }, signal) =>
  getOrderStatuses(connection, lang, signal),
)

/** Titles of the statuses of payments in a language, asked once (CALL-25). */
export const paymentStatusesStore = remote('payment-statuses', (connection, { lang }: { lang: string }, signal) =>
  getPaymentStatuses(connection, lang, signal),
)
