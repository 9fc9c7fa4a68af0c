import { getLoyaltyPrograms } from '../../api/loyalty.ts'
import { getOrderCount } from '../../api/order-count.ts'
import { remote } from '../../base/http/remote.ts'
import { loyaltyProgramsSize } from '../../domain/constants.ts'

/** Which programs: those of a customer, so that nobody ever sees what another one has asked. */
export interface ProgramsQuery {
  customer: string
  lang: string
}

/** The loyalty programs of a customer, at most 100 (ACC-14); asked only where the shop has such programs and somebody is logged in. */
export const loyaltyProgramsStore = remote('loyalty-programs', (connection, { lang }: ProgramsQuery, signal) =>
  getLoyaltyPrograms(connection, { lang, size: loyaltyProgramsSize }, signal),
)

/** How many orders a customer has; the question names them, so that nobody sees the number of another (HEAD-11). */
export const orderCountStore = remote('order-count', (connection, _: { customer: string }, signal) => getOrderCount(connection, signal))
