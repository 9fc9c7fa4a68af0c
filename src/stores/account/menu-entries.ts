import { getLoyaltyPrograms } from '../../api/loyalty.ts'
import { getOrderCount } from '../../api/order-count.ts'
import { remote } from '../../base/http/remote.ts'
import { loyaltyProgramsSize } from '../../domain/constants.ts'

/** `customer` keeps cached programs of different customers apart. */
export interface ProgramsQuery {
  customer: string
  lang: string
}

/** The loyalty programs of a customer, at most 100 (ACC-14). Use it only if the shop has loyalty programs and a customer is logged in. */
export const loyaltyProgramsStore = remote('loyalty-programs', (connection, { lang }: ProgramsQuery, signal) =>
  getLoyaltyPrograms(connection, { lang, size: loyaltyProgramsSize }, signal),
)

/** The number of orders of a customer, who is part of the query, so that the cache keeps customers apart (HEAD-11). */
export const orderCountStore = remote('order-count', (connection, _: { customer: string }, signal) => getOrderCount(connection, signal))
