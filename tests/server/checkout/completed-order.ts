import type { Order } from '../../../src/model/account/order.ts'
import { createLine, createOrder, type StockedVariant } from '../../../tools/samples/order-cart.ts'
import { changing, type TestShop } from '../shop.ts'

/** A paid and delivered order with this many pieces of each variant, placed through the API. */
export async function placeCompletedOrder(
  shop: TestShop,
  cookie: string,
  pieces: readonly (readonly [StockedVariant, number])[],
): Promise<Order> {
  const answer = await shop.ask('/api/orders', {
    method: 'POST',
    headers: { ...changing, cookie },
    body: createOrder(pieces.map(([variant, quantity]) => createLine(variant, quantity))),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
  const order: Order = await answer.json()
  await shop.db.query("update customer_order set status = 'delivered', payment_status = 'paid' where id = $1", [order.id])
  return order
}
