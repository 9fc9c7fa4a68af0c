import { getOrderCount } from '../../api/order-count.ts'
import { remote } from '../../base/http/remote.ts'

/** How many orders a customer has; the question names them, so that nobody sees the number of another (HEAD-11). */
export const orderCountStore = remote('order-count', (connection, _: { customer: string }, signal) => getOrderCount(connection, signal))
