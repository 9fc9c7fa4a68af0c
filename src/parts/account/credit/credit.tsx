import { toCredit } from '../../../domain/account/credit.ts'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $customer } from '../../../stores/session/session.ts'
import { wallet } from '../../../ui/icons.ts'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import { EmptyMessage } from '../empty-message.tsx'
import { Meter } from '../meter.tsx'
import { SubHeading } from '../sub-heading.tsx'
import sheet from './credit.css?sheet'
import { OrdersToPay } from './orders-to-pay.tsx'

/** Credit limit of the customer, its used and its available part, and what is to pay (ACC-02). */
export function Credit() {
  useSheet(sheet)
  const t = useText()
  const money = useMoney()
  const credit = toCredit(useStore($customer), money.currency)
  if (!credit) return <EmptyMessage icon={wallet} title={t(messages.noCredit)} />
  const { limit, used, left, share, currency } = credit
  const amounts = [
    [messages.creditLeft, left],
    [messages.creditUsed, used],
    [messages.creditLimit, limit],
  ] as const
  return (
    <>
      <OrdersToPay />
      <div className="section-panel">
        <SubHeading>{t(messages.creditLimit)}</SubHeading>
        <dl className="credit">
          {amounts.map(([label, amount]) => (
            <div key={label} className="credit-amount">
              <dt className="section-quiet">{t(label)}</dt>
              <dd>
                <bdi>{money.format(amount, currency)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Meter share={share} label={t(messages.creditUsed)} text={`${money.format(used, currency)} / ${money.format(limit, currency)}`} />
        <p className="section-quiet">{t(messages.creditTerms)}</p>
      </div>
    </>
  )
}
