import { useMemo } from 'react'
import { type PaymentDue, paymentDue } from '../../../domain/account/credit.ts'
import { formatDate } from '../../../domain/forms/format-date.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Order } from '../../../model/account/order.ts'
import { ordersToPayStore } from '../../../stores/account/orders.ts'
import { $customer } from '../../../stores/session/session.ts'
import { useLanguage } from '../../app/use-configuration.ts'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import { PaymentFacts } from '../../checkout/order-facts.tsx'
import { useCustomerKey } from '../account-menu/use-session.ts'
import { SectionLink } from '../section-link.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { SubHeading } from '../sub-heading.tsx'

/** An open invoice; without a term of payment nothing is due. */
interface Invoice {
  order: Order
  due: PaymentDue | undefined
}

/** Lists unpaid invoices, with payment details for the one due first. Renders nothing if there are none. */
export function OrdersToPay() {
  const t = useText()
  const lang = useLanguage()
  const settings = useSettings()
  const customer = useStore($customer)
  const key = useCustomerKey()
  const orders = useStore(useMemo(() => ordersToPayStore(settings, { customer: key, lang }), [settings, key, lang]))
  const now = new Date()
  // the oldest is due first
  const invoices = orders.map((order): Invoice => ({ order, due: customer && paymentDue(order, customer, now) })).toReversed()
  const [next] = invoices
  if (!next) return null
  return (
    <div className="section-panel">
      <SubHeading>{t(messages.invoicesToPay)}</SubHeading>
      <NextInvoice next={next} orders={orders} />
      <PaymentFacts order={next.order} isPaid={false} />
      <table className="credit-orders" part="table">
        <caption className="hidden-text">{t(messages.invoicesToPay)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(messages.order)}</th>
            <th scope="col">{t(next.due ? messages.payUntil : messages.orderDate)}</th>
            <th scope="col" className="credit-sum">
              {t(messages.total)}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <OrderToPay key={invoice.order.id} {...invoice} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What is to be paid next, until when, and how much there is to pay altogether. */
function NextInvoice({ next: { order, due }, orders }: { next: Invoice; orders: readonly Order[] }) {
  const t = useText()
  const money = useMoney()
  const lang = useLanguage()
  const { total, currency } = order
  const sum = orders.every((other) => other.currency === currency) ? orders.reduce((all, { total = 0 }) => all + total, 0) : undefined
  return (
    <dl className="credit credit-next">
      {due && (
        <div className="credit-amount">
          <dt className="section-quiet">{t(messages.payUntil)}</dt>
          <dd className="credit-due">
            {formatDate(due.day, lang)}
            <DueBadge due={due} />
          </dd>
        </div>
      )}
      {total !== undefined && (
        <div className="credit-amount">
          <dt className="section-quiet">{t(messages.nextInvoice)}</dt>
          <dd>
            <bdi>{money.format(total, currency)}</bdi>
          </dd>
        </div>
      )}
      {orders.length > 1 && sum !== undefined && (
        <div className="credit-amount">
          <dt className="section-quiet">{t(messages.totalDue)}</dt>
          <dd>
            <bdi>{money.format(sum, currency)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Days before the last day to pay on which it becomes urgent. */
const urgentDays = 7

function DueBadge({ due: { days, isOver } }: { due: PaymentDue }) {
  const t = useText()
  const counted = useCountedText()
  const left = days === 0 ? t(messages.dueToday) : counted(messages.dueInDays, days)
  if (isOver) return <StatusBadge tone="bad">{t(messages.overdue)}</StatusBadge>
  return <StatusBadge tone={days <= urgentDays ? 'waiting' : 'moving'}>{left}</StatusBadge>
}

function OrderToPay({ order, due }: Invoice) {
  const t = useText()
  const money = useMoney()
  const lang = useLanguage()
  const { id, number = id, date, total, currency } = order
  const day = date && formatDate(date, lang)
  return (
    <tr>
      <th scope="row">
        <SectionLink section="orders" order={id} source="account" kind="text">
          <bdi>{number}</bdi>
        </SectionLink>
      </th>
      <td>
        {due ? (
          <>
            <span className="credit-due">
              <strong>{formatDate(due.day, lang)}</strong>
              <DueBadge due={due} />
            </span>
            {day && <span className="section-quiet">{t(messages.orderedOn, { date: day })}</span>}
          </>
        ) : (
          day
        )}
      </td>
      <td className="credit-sum">{total !== undefined && <bdi>{money.format(total, currency)}</bdi>}</td>
    </tr>
  )
}
