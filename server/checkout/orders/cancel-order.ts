import type { Db } from '../../db/db.ts'
import { Problem } from '../../http/problem.ts'
import { unredeem } from './redeem.ts'
import { returnStock } from './stock.ts'

interface State {
  status: string
  payment_status: string
}

/** Throws a 409 if an order is paid or the shop works on it. */
export function assertCancellable({ status, payment_status }: State): void {
  if (payment_status === 'paid' || (status !== 'new' && status !== 'cancelled'))
    throw new Problem(409, 'OrderNotCancellable', 'The order is paid or in progress')
}

/** Cancels an unpaid order: its stock and codes become available again. Returns false if it was cancelled before. */
export async function cancelOrder(tx: Db, id: string): Promise<boolean> {
  const [order] = await tx.query<State>('select status, payment_status from customer_order where id = $1 for update', [id])
  if (!order) return false
  assertCancellable(order)
  if (order.status === 'cancelled') return false
  await returnStock(tx, id)
  await unredeem(tx, id)
  await tx.query("update customer_order set status = 'cancelled' where id = $1", [id])
  return true
}
