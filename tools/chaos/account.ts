import type { Db } from '../../server/db/db.ts'
import type { StockedVariant } from '../samples/order-cart.ts'
import type { Attempt } from './buyers.ts'

interface OrderRow {
  id: string
  cart: string
  code: string
  quantity: number
  mails: number
}

/** Compares what buyers were told with what the database holds. Returns a line per fault. */
export async function findFaults(
  db: Db,
  attempts: readonly Attempt[],
  variants: readonly StockedVariant[],
  stock: number,
): Promise<string[]> {
  const orders = await db.query<OrderRow>(
    `select o.id, split_part(o.idempotency_key, ' ', 1) as cart, l.code, l.quantity,
       (select count(*)::int from outbox m where m.recipient = o.recipient->>'email') as mails
     from customer_order o join order_line l on l.order_id = o.id where o.idempotency_key is not null`,
  )
  const faults: string[] = []
  const byCart = new Map<string, OrderRow[]>()
  for (const order of orders) byCart.set(order.cart, [...(byCart.get(order.cart) ?? []), order])
  for (const { cart, code, quantity, order } of attempts) {
    const found = byCart.get(cart) ?? []
    if (order && !found.some(({ id }) => id === order)) faults.push(`lost: order ${order} of cart ${cart}`)
    if (!order && found.length > 0) faults.push(`refused, but placed: cart ${cart}`)
    if (found.length > 1) faults.push(`placed ${found.length} times: cart ${cart}`)
    for (const row of found) {
      if (row.code !== code || row.quantity !== quantity) faults.push(`another content: cart ${cart}`)
      if (row.mails !== 1) faults.push(`${row.mails} confirmations: cart ${cart}`)
    }
  }
  const known = new Set(attempts.map(({ cart }) => cart))
  for (const cart of byCart.keys()) if (!known.has(cart)) faults.push(`an order that nobody placed: cart ${cart}`)
  for (const { code } of variants) {
    const [row] = await db.query<{ left: number }>('select available_quantity as left from variant where code = $1', [code])
    const sold = orders.filter((order) => order.code === code).reduce((sum, { quantity }) => sum + quantity, 0)
    if (row?.left !== stock - sold) faults.push(`stock of ${code}: ${row?.left} left and ${sold} sold of ${stock}`)
  }
  return faults
}
