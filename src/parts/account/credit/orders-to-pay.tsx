import { useMemo } from 'react'
import { paymentDue } from '../../../domain/account/credit.ts'
import { formatDate } from '../../../domain/forms/dates.ts'
import { messages } from '../../../domain/messages.ts'
import { formatMoney } from '../../../domain/money.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Order } from '../../../model/account/order.ts'
import { ordersToPayStore } from '../../../stores/account/orders.ts'
import { $customer } from '../../../stores/session/session.ts'
import { useLanguage } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { useCustomerKey } from '../account-menu/use-session.ts'
import { SectionLink } from '../section-link.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { SubHeading } from '../sub-heading.tsx'

/** The orders whose invoices are open, each linked; nothing without any. */
export function OrdersToPay() {
  const t = useText()
  const lang = useLanguage()
  const settings = useSettings()
  const customer = useCustomerKey()
  const orders = useStore(useMemo(() => ordersToPayStore(settings, { customer, lang }), [settings, customer, lang]))
  if (orders.length === 0) return null
  return (
    <div className="section-panel">
      <SubHeading>{t(messages.invoicesToPay)}</SubHeading>
      <table className="credit-orders" part="table">
        <caption className="hidden-text">{t(messages.invoicesToPay)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(messages.order)}</th>
            <th scope="col">{t(messages.orderDate)}</th>
            <th scope="col" className="credit-sum">
              {t(messages.total)}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderToPay key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OrderToPay({ order }: { order: Order }) {
  const t = useText()
  const lang = useLanguage()
  const customer = useStore($customer)
  const { id, number = id, date, total, currency } = order
  const due = customer && paymentDue(order, customer, new Date())
  return (
    <tr>
      <th scope="row">
        <SectionLink section="orders" order={id} source="account" kind="text">
          <bdi>{number}</bdi>
        </SectionLink>
      </th>
      <td>
        {date && formatDate(date, lang)}
        {due && (
          <span className="credit-due section-quiet">
            {t(messages.payBy, { date: formatDate(due.day, lang) })}
            {due.isOver && <StatusBadge tone="bad">{t(messages.overdue)}</StatusBadge>}
          </span>
        )}
      </td>
      <td className="credit-sum">{total !== undefined && <bdi>{formatMoney(total, currency)}</bdi>}</td>
    </tr>
  )
}
