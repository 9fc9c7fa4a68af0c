import { computed, type ReadableAtom } from 'nanostores'
import { getReturnReasons, getReturnStatuses, getReturns, postReturn } from '../../api/returns.ts'
import { remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import type { ProductReturn, ReturnRequest } from '../../model/account/product-return.ts'

/** `customer` keeps cached returns of different customers apart. */
export interface ReturnsQuery {
  customer: string
  orderId: string
  lang: string
}

/** The returns of an order (CALL-28). */
export const returnsStore = remote('returns', (connection, { orderId, lang }: ReturnsQuery, signal) =>
  getReturns(connection, { orderId, lang }, signal),
)

/** Reasons for a return, requested once (CALL-26). */
export const returnReasonsStore = remote('return-reasons', (connection, { lang }: { lang: string }, signal) =>
  getReturnReasons(connection, lang, signal),
)

/** Titles of return statuses, requested once (CALL-27). */
export const returnStatusesStore = remote('return-statuses', (connection, { lang }: { lang: string }, signal) =>
  getReturnStatuses(connection, lang, signal),
)

/** The returns of several orders that have loaded so far, newest first. */
export function allReturnsStore(connection: Connection, queries: readonly ReturnsQuery[]): ReadableAtom<ProductReturn[]> {
  const stores = queries.map((query) => returnsStore(connection, query))
  const newestFirst = (a: ProductReturn, b: ProductReturn) => (b.date ?? '').localeCompare(a.date ?? '')
  return computed(stores, (...results) =>
    results
      .flatMap(({ value = [] }, index) => value.map((item) => ({ ...item, orderId: item.orderId ?? queries[index]?.orderId })))
      .sort(newestFirst),
  )
}

/** Requests a return and reloads the order's returns. Throws if the shop rejects it. */
export async function requestReturn(connection: Connection, query: ReturnsQuery, request: ReturnRequest): Promise<void> {
  await postReturn(connection, query.lang, request)
  returnsStore(connection, query).reload()
}
