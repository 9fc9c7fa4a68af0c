import { useMemo, useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { returnableOrdersStore } from '../../../stores/account/orders.ts'
import { Button } from '../../../ui/button.tsx'
import { rotateCcw } from '../../../ui/icons.ts'
import { Message } from '../../../ui/message.tsx'
import { useLanguage } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { useCustomerKey } from '../account-menu/use-session.ts'
import { EmptyMessage } from '../empty-message.tsx'
import { SectionSkeleton } from '../section-skeleton.tsx'
import { EarlierReturns } from './earlier-returns.tsx'
import { OrderSelect } from './order-select.tsx'
import sheet from './returns.css?sheet'

/** Return form for the orders that can be returned, and earlier returns (ACC-03). */
export function Returns() {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const lang = useLanguage()
  const customer = useCustomerKey()
  const [pages, setPages] = useState(1)
  const $orders = useMemo(() => returnableOrdersStore(settings, { customer, lang }, pages), [settings, customer, lang, pages])
  const { result, hasMore, reload } = useStore($orders)
  const orders = result.value
  if (!orders && result.status === 'failed')
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: reload }}>
        {t(messages.ordersFailed)}
      </Message>
    )
  if (!orders) return <SectionSkeleton shape="form" rows={3} />
  return (
    <div className="returns">
      {orders.length > 0 && <OrderSelect orders={orders} />}
      {hasMore && (
        <Button className="returns-more" onClick={() => setPages(pages + 1)}>
          {t(messages.olderOrders)}
        </Button>
      )}
      {orders.length === 0 && !hasMore && <EmptyMessage icon={rotateCcw} title={t(messages.noReturns)} hint={t(messages.noReturnsHint)} />}
      <EarlierReturns orders={orders} />
    </div>
  )
}
