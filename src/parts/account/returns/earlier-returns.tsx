import { useMemo } from 'react'
import { returnTone, statusTitle } from '../../../domain/account/order-status.ts'
import { formatDate } from '../../../domain/forms/format-date.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Order } from '../../../model/account/order.ts'
import type { ProductReturn } from '../../../model/account/product-return.ts'
import { allReturnsStore, returnStatusesStore } from '../../../stores/account/returns.ts'
import { useConfiguration, useLanguage } from '../../app/use-configuration.ts'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useText } from '../../app/use-text.ts'
import { useCustomerKey } from '../account-menu/use-session.ts'
import { ShopPageLink } from '../shop-page-link.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { SubHeading } from '../sub-heading.tsx'

const maxOrders = 10

/** Returns of the latest orders, with their status. */
export function EarlierReturns({ orders }: { orders: readonly Order[] }) {
  const t = useText()
  const settings = useSettings()
  const customer = useCustomerKey()
  const lang = useLanguage()
  const ids = orders.slice(0, maxOrders).map(({ id }) => id)
  const key = ids.join(' ')
  // `key` identifies `ids`
  const $returns = useMemo(
    () =>
      allReturnsStore(
        settings,
        ids.map((orderId) => ({ customer, orderId, lang })),
      ),
    [settings, customer, lang, key],
  )
  const returns = useStore($returns)
  if (returns.length === 0) return null
  return (
    <section className="earlier">
      <SubHeading>{t(messages.earlierReturns)}</SubHeading>
      <ul>
        {returns.map((item, index) => (
          <EarlierReturn key={item.id ?? index} given={item} order={orders.find(({ id }) => id === item.orderId)} />
        ))}
      </ul>
    </section>
  )
}

function EarlierReturn({ given, order }: { given: ProductReturn; order: Order | undefined }) {
  const t = useText()
  const counted = useCountedText()
  const settings = useSettings()
  const lang = useLanguage()
  const titles = useStore(returnStatusesStore(settings, { lang })).value ?? []
  const contactsPage = useConfiguration()?.contactsPage
  const { orderId = '', date, products, reason, status } = given
  const title = status && (titles.find(({ code }) => code === status.code)?.title ?? status.title ?? statusTitle(undefined, status.code))
  const nameOf = (code: string | undefined) => order?.products.find((line) => line.code === code)?.title ?? code ?? ''
  return (
    <li className="earlier-return" part="row">
      <div className="section-line">
        <strong>
          {t(messages.returnOf, { number: order?.number ?? orderId, date: date ? formatDate(date, lang) : '' }).replace(/,\s*$/, '')}
        </strong>
        {status && <StatusBadge tone={returnTone(status.code)}>{title ?? ''}</StatusBadge>}
      </div>
      <ul className="section-quiet">
        {products.map(({ code, quantity }, index) => (
          <li key={`${code} ${index}`}>{`${nameOf(code)}, ${counted(messages.pieces, quantity)}`}</li>
        ))}
      </ul>
      {reason && <p className="section-quiet">{reason.title ?? statusTitle(undefined, reason.code)}</p>}
      {contactsPage && returnTone(status?.code) === 'bad' && (
        <p className="section-quiet">
          <ShopPageLink page="contactsPage">{t(messages.askAboutReturn)}</ShopPageLink>
        </p>
      )}
    </li>
  )
}
