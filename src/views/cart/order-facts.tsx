import { safeUrl } from '../../base/security/safe-url.ts'
import { formatDate } from '../../domain/forms/dates.ts'
import { groupPhone } from '../../domain/forms/phone.ts'
import { messages } from '../../domain/messages.ts'
import { formatMoney } from '../../domain/money.ts'
import type { OrderDelivery, PlacedOrder } from '../../model/account/order.ts'
import type { OrderPayment } from '../../model/checkout/order-payment.ts'
import { useLanguage } from '../../parts/app/use-configuration.ts'
import { useText } from '../../parts/app/use-text.ts'

/** IBAN in groups of four, as on paper; other numbers stay as they are. */
const grouped = (account: string) => (/^[A-Z]{2}\d{2}[A-Z\d]{8,30}$/.test(account) ? account.replace(/(.{4})(?=.)/g, '$1 ') : account)

/** How the order is paid; for a transfer everything that the bank asks for. The hint of the method says how to pay, so a paid order lacks it. */
export function PaymentFacts({ order: { payment, total, currency }, isPaid }: { order: PlacedOrder; isPaid: boolean }) {
  const t = useText()
  if (!payment) return null
  const { title, description, transfer, url } = payment
  const rows = transfer
    ? ([
        [messages.paymentAmount, transfer.amount],
        [messages.paymentAccount, grouped(transfer.account)],
        [messages.paymentReference, transfer.reference],
        [messages.paymentRecipient, transfer.recipient],
        [messages.paymentBank, [transfer.bank, transfer.bic].filter(Boolean).join(', ')],
      ] as const)
    : []
  return (
    <div className="order-part" data-first={transfer || url ? '' : undefined}>
      <h3 className="order-heading">{t(transfer ? messages.howToPay : messages.payment)}</h3>
      <p>
        {title}
        {description && !isPaid && <span className="cart-quiet">{` · ${description}`}</span>}
      </p>
      <PayLink url={url} total={total} currency={currency} />
      {transfer && (
        <dl className="order-facts">
          {rows.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd>
                    <bdi className={label === messages.paymentAccount ? 'order-account' : undefined}>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  )
}

/** Where the order goes and when it is expected. */
export function DeliveryFacts({ order: { deliveries = [], recipient } }: { order: PlacedOrder }) {
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
            <Expected delivery={delivery} />
          </li>
        ))}
      </ul>
      {recipient && (
        <p className="cart-quiet">{[recipient.name, recipient.phone && groupPhone(recipient.phone)].filter(Boolean).join(', ')}</p>
      )}
    </div>
  )
}

function Expected({ delivery: { from, until } }: { delivery: OrderDelivery }) {
  const t = useText()
  const lang = useLanguage()
  if (!from) return null
  const days = { from: formatDate(from, lang), until: formatDate(until ?? from, lang) }
  return <p>{t(days.from === days.until ? messages.expectedOn : messages.expectedBetween, days)}</p>
}

/** Leads to the page of the payment provider; renders nothing without a safe address. */
export function PayLink({ url, total, currency }: Pick<OrderPayment, 'url' | 'total' | 'currency'>) {
  const t = useText()
  const href = safeUrl(url, 'media')
  if (!href) return null
  return (
    <a className="button" data-kind="primary" part="button" href={href}>
      {total === undefined ? t(messages.payNow) : t(messages.payAmount, { total: formatMoney(total, currency) })}
    </a>
  )
}
