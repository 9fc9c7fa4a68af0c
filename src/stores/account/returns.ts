import { computed, type ReadableAtom } from 'nanostores'
import { getReturnReasons, getReturnStatuses, getReturns, postReturn } from '../../api/returns.ts'
import { remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import type { ProductReturn, ReturnRequest } from '../../model/account/product-return.ts'

/** Which returns: those of an order of a customer. */
export interface ReturnsQuery {
  customer: string
  orderId: string
  lang: string
}

/** What was sent back of an order (CALL-28). */
export const returnsStore = remote('returns', (connection, { orderId, lang }: ReturnsQuery, signal) =>
  getReturns(connection, { orderId, lang }, signal),
)

/** Why something may be sent back, asked once (CALL-26). */
export const returnReasonsStore = remote('return-reasons', (connection, { lang }: { lang: string }, signal) =>
  getReturnReasons(connection, lang, signal),
)

/** Titles of what becomes of a return, asked once (CALL-27). */
export const returnStatusesStore = remote('return-statuses', (connection, { lang }: { lang: string }, signal) =>
  getReturnStatuses(connection, lang, signal),
)

/** What is known so far of the returns of several orders, the newest first. */
export function allReturnsStore(connection: Connection, questions: readonly ReturnsQuery[]): ReadableAtom<ProductReturn[]> {
  const stores = questions.map((query) => returnsStore(connection, query))
  const newestFirst = (one: ProductReturn, other: ProductReturn) => (other.date ?? '').localeCompare(one.date ?? '')
  return computed(stores, (...results) =>
    results
      .flatMap(({ value = [] }, index) => value.map((one) => ({ ...one, orderId: one.orderId ?? questions[index]?.orderId })))
      .sort(newestFirst),
  )
}

/** Asks to send something back; what is known of the order's returns is asked again. Throws when the shop refuses. */
export async function requestReturn(connection: Connection, query: ReturnsQuery, request: ReturnRequest): Promise<void> {
  await postReturn(connection, query.lang, request)
  returnsStore(connection, query).reload()
}
