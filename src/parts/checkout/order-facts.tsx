import type { ReactNode } from 'react'
import { safeUrl } from '../../base/security/safe-url.ts'
import { formatDate, formatDays } from '../../domain/forms/format-date.ts'
import { groupPhone } from '../../domain/forms/phone.ts'
import { messages } from '../../domain/messages.ts'
import { formatMoney } from '../../domain/money.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import type { Order, OrderDelivery } from '../../model/account/order.ts'
import type { OrderPayment } from '../../model/checkout/order-payment.ts'
import { useLanguage } from '../app/use-configuration.ts'
import { useMoney } from '../app/use-money.ts'
import { useText } from '../app/use-text.ts'
import { CopyButton } from './copy-button.tsx'
import sheet from './order-facts.css?sheet'

/** IBAN in groups of four, as on paper; other numbers stay as they are. */
const grouped = (account: string) => (/^[A-Z]{2}\d{2}[A-Z\d]{8,30}$/.test(account) ? account.replace(/(.{4})(?=.)/g, '$1 ') : account)

/** The number of an amount such as €165,90: what the field of a bank takes. */
const bareAmount = (amount: string) => /\d(?:[\d.,\s]*\d)?/.exec(amount)?.[0].replace(/\s/g, '') ?? amount

interface PaymentFactsProps {
  order: Order
  isPaid: boolean
  isNew?: boolean
  /** last day to pay a transfer, YYYY-MM-DD */
  due?: string | undefined
  /** rendered below */
  children?: ReactNode
}

/**
 * How the order is paid; for a transfer everything that the bank asks for, unless there is nothing to pay. `isNew` adds the hint of the
 * method ("we send an invoice"), which is out of date once some time has passed.
 */
export function PaymentFacts({ order: { payment, total, currency }, isPaid, isNew, due, children }: PaymentFactsProps) {
  useSheet(sheet)
  const t = useText()
  const money = useMoney()
  if (!payment) return null
  const { title, description } = payment
  const { transfer, url } = isPaid ? {} : payment
  const isWhole = total !== undefined && transfer?.amount === formatMoney(total, currency) // the shop writes it in one format only
  return (
    <div className="order-part" data-first={transfer || url ? '' : undefined}>
      <h3 className="order-heading">{t(transfer ? messages.howToPay : messages.payment)}</h3>
      <p>
        {title}
        {description && isNew && !isPaid && <span className="order-quiet">{` · ${description}`}</span>}
        {isNew && isPaid && total !== undefined && (
          <span className="order-quiet">{` · ${t(messages.paidAmount, { total: money.format(total, currency) })}`}</span>
        )}
      </p>
      <PayLink url={url} total={total} currency={currency} />
      {transfer && <TransferFacts transfer={transfer} amount={isWhole ? money.format(total, currency) : transfer.amount} due={due} />}
      {children}
    </div>
  )
}

type Transfer = NonNullable<NonNullable<Order['payment']>['transfer']>

function TransferFacts({ transfer, amount, due }: { transfer: Transfer; amount: string; due: string | undefined }) {
  const t = useText()
  const lang = useLanguage()
  const { account, reference, recipient, bank, bic } = transfer
  const rows = [
    { label: messages.payUntil, value: due && formatDate(due, lang) },
    { label: messages.paymentAmount, value: amount, copy: messages.copyAmount, copied: bareAmount(transfer.amount) },
    { label: messages.paymentAccount, value: grouped(account), copy: messages.copyAccount, copied: account },
    { label: messages.paymentReference, value: reference, copy: messages.copyReference, copied: reference },
    { label: messages.paymentRecipient, value: recipient },
    { label: messages.paymentBank, value: [bank, bic].filter(Boolean).join(', ') },
  ]
  return (
    <dl className="order-facts">
      {rows.map(
        ({ label, value, copy, copied }) =>
          value && (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>
                <bdi className={label === messages.paymentAccount ? 'order-account' : undefined}>{value}</bdi>
                {copy && <CopyButton label={t(copy)} text={copied} />}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** What is known of the day of arrival: it holds, holds only if the order is paid today, or is not shown. */
export type Expectation = 'firm' | 'once-paid' | 'none'

/** Where the order goes and when it is expected. */
export function DeliveryFacts({ order: { deliveries = [], recipient }, expectation }: { order: Order; expectation: Expectation }) {
  useSheet(sheet)
  const t = useText()
  if (deliveries.length === 0) return null
  return (
    <div className="order-part">
      <h3 className="order-heading">{t(messages.delivery)}</h3>
      <ul className="order-deliveries">
        {deliveries.map((delivery, index) => (
          <li key={index}>
            <p className="order-strong">{delivery.title}</p>
            {delivery.to && <p>{delivery.to}</p>}
            {expectation !== 'none' && <Expected delivery={delivery} isOncePaid={expectation === 'once-paid'} />}
          </li>
        ))}
      </ul>
      {recipient && (
        <p className="order-quiet">
          {recipient.name}
          {recipient.name && recipient.phone && ', '}
          {recipient.phone && <bdi>{groupPhone(recipient.phone)}</bdi>}
        </p>
      )}
    </div>
  )
}

function Expected({ delivery: { from, until }, isOncePaid }: { delivery: OrderDelivery; isOncePaid: boolean }) {
  const t = useText()
  const lang = useLanguage()
  if (!from) return null
  return <p>{t(isOncePaid ? messages.expectedIfPaid : messages.expected, { days: formatDays(from, until, lang) })}</p>
}

/** Leads to the page of the payment provider; renders nothing without a safe address. */
export function PayLink({ url, total, currency }: Pick<OrderPayment, 'url' | 'total' | 'currency'>) {
  const t = useText()
  const money = useMoney()
  const href = safeUrl(url, 'media')
  if (!href) return null
  return (
    <a className="button" data-kind="primary" part="button" href={href}>
      {total === undefined ? t(messages.payNow) : t(messages.payAmount, { total: money.format(total, currency) })}
    </a>
  )
}

/** Price of the products, if given, then delivery, what a code and a voucher took, total and VAT of an order. */
export function OrderSums({ order, subtotal }: { order: Order; subtotal?: number | undefined }) {
  const { deliveryPrice, discountGiven, giftVoucherUsed, total, totalVAT, currency } = order
  useSheet(sheet)
  const t = useText()
  const money = useMoney()
  const rows = [
    { label: messages.subtotal, amount: subtotal },
    { label: messages.delivery, amount: deliveryPrice, zero: messages.free },
    { label: messages.discountGiven, amount: discountGiven },
    { label: messages.voucherUsed, amount: giftVoucherUsed },
    { label: messages.total, amount: total },
    { label: messages.includingVAT, amount: totalVAT },
  ]
  return (
    <dl className="order-sums">
      {rows.map(
        ({ label, amount, zero }) =>
          amount !== undefined && (
            <div key={label} className={label === messages.total ? 'order-total' : undefined}>
              <dt>{t(label)}</dt>
              <dd>{zero && amount === 0 ? t(zero) : <bdi>{money.format(amount, currency)}</bdi>}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
