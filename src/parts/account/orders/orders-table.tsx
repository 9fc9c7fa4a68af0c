import { messages } from '../../../domain/messages.ts'
import type { Order } from '../../../model/account/order.ts'
import { useText } from '../../app/use-text.ts'
import { useStatuses } from '../use-statuses.ts'
import { OrderRow } from './order-row.tsx'

/** Orders as a table; as two-column records on narrow screens. */
export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  const t = useText()
  const shownOf = useStatuses()
  return (
    <table className="orders-table" part="table">
      <caption className="hidden-text">{t(messages.myOrders)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(messages.order)}</th>
          <th scope="col">{t(messages.products)}</th>
          <th scope="col">{t(messages.payment)}</th>
          <th scope="col">{t(messages.orderStatus)}</th>
          <th scope="col" className="orders-total">
            {t(messages.total)}
          </th>
          <th scope="col">
            <span className="hidden-text">{t(messages.orderDetails)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} {...shownOf(order)} />
        ))}
      </tbody>
    </table>
  )
}
