import { useState } from 'react'
import { toReturnable } from '../../../domain/account/returns.ts'
import { formatDate } from '../../../domain/forms/format-date.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Order } from '../../../model/account/order.ts'
import { returnsStore } from '../../../stores/account/returns.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Message } from '../../../ui/message.tsx'
import { useLanguage } from '../../app/use-configuration.ts'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useText } from '../../app/use-text.ts'
import { useCustomerKey } from '../account-menu/use-session.ts'
import { SectionSkeleton } from '../section-skeleton.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { SubHeading } from '../sub-heading.tsx'
import { useOrderParam } from '../use-account-params.ts'
import { useStatuses } from '../use-statuses.ts'
import { ReturnForm } from './return-form.tsx'

/** A select of the order to return from, and the return form. */
export function OrderSelect({ orders }: { orders: readonly Order[] }) {
  const t = useText()
  const lang = useLanguage()
  const orderParam = useOrderParam()
  const [chosen, setChosen] = useState<string>()
  const order = orders.find(({ id }) => id === (chosen ?? orderParam)) ?? orders[0]
  if (!order) return null
  // no more than a phone has the space for
  const nameOf = ({ id, number = id, date }: Order) => (date ? `${number} · ${formatDate(date, lang)}` : number)
  return (
    <>
      <div className="returns-order">
        <SelectField
          label={t(messages.orderToReturn)}
          placeholder={t(messages.chooseOption)}
          value={order.id}
          options={orders.map((item) => ({ value: item.id, title: nameOf(item) }))}
          onChange={setChosen}
        />
      </div>
      <ChosenOrder key={order.id} order={order} />
    </>
  )
}

function ChosenOrder({ order }: { order: Order }) {
  const t = useText()
  const counted = useCountedText()
  const settings = useSettings()
  const statuses = useStatuses()(order)
  const query = { customer: useCustomerKey(), orderId: order.id, lang: useLanguage() }
  const $returns = returnsStore(settings, query)
  const { status, value } = useStore($returns)
  if (!value && status === 'failed')
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: $returns.reload }}>
        {t(messages.returnsFailed)}
      </Message>
    )
  if (!value) return <SectionSkeleton shape="form" rows={3} />
  const returnable = toReturnable(order, value)
  const { ordered, returned, left } = returnable
  return (
    <div className="section-panel returns-panel">
      <div className="section-line">
        <div>
          <SubHeading>{t(messages.returnFromOrder, { number: order.number ?? order.id })}</SubHeading>
          <p className="section-quiet">{counted(messages.returnCounts, ordered, { returned, left })}</p>
        </div>
        <span className="returns-statuses">
          <StatusBadge tone={statuses.status.tone}>{statuses.status.title}</StatusBadge>
          <StatusBadge tone={statuses.payment.tone}>{statuses.payment.title}</StatusBadge>
        </span>
      </div>
      {left === 0 && <Message kind="info">{t(messages.allReturned)}</Message>}
      <ReturnForm returnable={returnable} query={query} />
    </div>
  )
}
