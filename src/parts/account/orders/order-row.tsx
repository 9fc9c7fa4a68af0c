import { useId, useState } from 'react'
import type { StatusTone } from '../../../domain/account/order-status.ts'
import { formatDate } from '../../../domain/forms/format-date.ts'
import { messages } from '../../../domain/messages.ts'
import type { Order } from '../../../model/account/order.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDown } from '../../../ui/icons.ts'
import { useLanguage } from '../../app/use-configuration.ts'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useOrderParam } from '../use-account-params.ts'
import { OrderDetails } from './order-details.tsx'
import { OrderPictures } from './order-pictures.tsx'

interface OrderRowProps {
  order: Order
  status: { title: string; tone: StatusTone }
  payment: { title: string; tone: StatusTone }
}

/** An order as a row, with expandable details below. */
export function OrderRow({ order, status, payment }: OrderRowProps) {
  const t = useText()
  const money = useMoney()
  const lang = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(useOrderParam() === order.id)
  const number = order.number ?? order.id
  return (
    <>
      <tr className="orders-row" part="row" data-open={isOpen || undefined}>
        <th scope="row" className="orders-name">
          <bdi>{number}</bdi>
          {order.date && <span className="section-quiet">{formatDate(order.date, lang)}</span>}
        </th>
        <td className="orders-pictures">
          <OrderPictures products={order.products} />
        </td>
        <td className="orders-payment">
          <StatusBadge tone={payment.tone}>{payment.title}</StatusBadge>
        </td>
        <td className="orders-status">
          <StatusBadge tone={status.tone}>{status.title}</StatusBadge>
        </td>
        <td className="orders-total">{order.total !== undefined && <bdi>{money.format(order.total, order.currency)}</bdi>}</td>
        <td className="orders-action">
          <button
            type="button"
            className="orders-toggle"
            part="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={t(messages.orderDetailsOf, { number })}
            onClick={() => setOpen(!isOpen)}
          >
            {t(messages.orderDetails)}
            <Icon path={chevronDown} size={16} />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr className="orders-more">
          <td colSpan={6} id={id}>
            <OrderDetails order={order} />
          </td>
        </tr>
      )}
    </>
  )
}
