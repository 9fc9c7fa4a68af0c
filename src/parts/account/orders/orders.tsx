import { useEffect, useMemo, useRef, useState } from 'react'
import { pageCount } from '../../../domain/listing/paging.ts'
import { messages } from '../../../domain/messages.ts'
import { announce } from '../../../kit/announce.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { ordersStore } from '../../../stores/account/orders.ts'
import { packageBox } from '../../../ui/icons.ts'
import { Message } from '../../../ui/message.tsx'
import { useLanguage } from '../../app/use-configuration.ts'
import { useLastDefined } from '../../app/use-last-defined.ts'
import { useText } from '../../app/use-text.ts'
import { LazyPaging } from '../../listing/tools/lazy-tools.tsx'
import { useCustomerKey } from '../account-menu/use-session.ts'
import { EmptyMessage } from '../empty-message.tsx'
import type { SectionProps } from '../section-key.ts'
import { SectionSkeleton } from '../section-skeleton.tsx'
import sheet from './orders.css?sheet'
import { OrdersTable } from './orders-table.tsx'

/** The customer's orders in pages, newest first (ACC-01). */
export function Orders({ pageSize: size }: SectionProps) {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const lang = useLanguage()
  const customer = useCustomerKey()
  const [page, setPage] = useState(0)
  const $orders = ordersStore(settings, { customer, page, size, lang })
  const result = useStore($orders)
  // keep the previous page until the next one has loaded
  const loadedPage = useMemo(() => result.value && { ...result.value, page }, [result.value, page])
  const current = useLastDefined(loadedPage)
  const table = useRef<HTMLDivElement>(null)
  usePageAnnouncement(current?.page, () => table.current)
  if (result.status === 'failed' && result.value === undefined)
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: $orders.reload }}>
        {t(messages.ordersFailed)}
      </Message>
    )
  if (!current) return <SectionSkeleton shape="rows" rows={size} />
  const { orders, total = orders.length } = current
  if (!orders.length && current.page === 0)
    return <EmptyMessage icon={packageBox} title={t(messages.noOrders)} hint={t(messages.noOrdersHint)} />
  return (
    <div ref={table} tabIndex={-1} className="orders" aria-busy={result.status === 'loading' || undefined}>
      <OrdersTable orders={orders} />
      <LazyPaging pager="pages" page={page} pages={pageCount(total, size)} total={total} size={size} hrefOf={undefined} onPage={setPage} />
    </div>
  )
}

/** Announces a newly loaded page and scrolls to its top. */
function usePageAnnouncement(page: number | undefined, getTable: () => HTMLElement | null) {
  const t = useText()
  const last = useRef(page)
  useEffect(() => {
    const before = last.current
    last.current = page
    if (page === undefined || before === undefined || before === page) return
    announce(t(messages.page, { page: page + 1 }))
    const element = getTable()
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
  })
}
