import { type StatusTone, statusTitle, statusTone } from '../../domain/account/order-status.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Order } from '../../model/account/order.ts'
import { orderStatusesStore, paymentStatusesStore } from '../../stores/account/orders.ts'
import { useLanguage } from '../app/use-configuration.ts'

interface ShownStatus {
  title: string
  tone: StatusTone
}

/** Titles and tones of the two statuses of an order (ORD-03). */
export function useStatuses(): (order: Pick<Order, 'status' | 'paymentStatus'>) => { status: ShownStatus; payment: ShownStatus } {
  const settings = useSettings()
  const lang = useLanguage()
  const titles = useStore(orderStatusesStore(settings, { lang })).value
  const paymentTitles = useStore(paymentStatusesStore(settings, { lang })).value
  return ({ status, paymentStatus }) => ({
    status: { title: statusTitle(titles, status), tone: statusTone(status) },
    payment: { title: statusTitle(paymentTitles, paymentStatus), tone: statusTone(paymentStatus) },
  })
}
