import { $search } from '../../base/dom/url-parts.ts'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { confirmationParameter } from '../../domain/checkout/cart-payloads.ts'
import { asOf } from '../../domain/checkout/kept-orders.ts'
import { keptOrderDays } from '../../domain/constants.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { HomeLink } from '../../parts/page/home-link.tsx'
import { $today } from '../../stores/app/today.ts'
import { $keptOrders, findKeptOrder } from '../../stores/checkout/kept-orders.ts'
import sheet from './order-placed.css?sheet'
import { OrderPlaced } from './order-placed.tsx'

const maxNameLength = 100

/** The number of the order that the URL confirms. */
export const useConfirmedOrder = (): string | undefined =>
  new URLSearchParams(useStore($search)).get(confirmationParameter)?.slice(0, maxNameLength) || undefined

interface KeptConfirmationProps {
  /** number or id of the order */
  name: string
  /** it is the only content of the page: renders the page heading and a link back */
  isAll: boolean
}

/** Confirms an order again that was placed in this browser. */
export function KeptConfirmation({ name, isAll }: KeptConfirmationProps) {
  const kept = findKeptOrder(name, useStore($keptOrders))
  const today = useStore($today)
  if (!kept) return <UnknownOrder number={name} isAll={isAll} />
  return <OrderPlaced order={asOf(kept.order, today)} email={kept.email} stage={kept.isPaid ? 'paid' : 'placed'} isAll={isAll} />
}

/** For an address from another browser, or one that has expired. */
function UnknownOrder({ number, isAll }: { number: string; isAll: boolean }) {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick('cart')
  const account = pageLink(settings, useConfiguration()?.customerProfilePage)
  const Heading = isAll ? 'h1' : 'h2'
  return (
    <section className="order-placed" part="confirmation">
      <header className="order-head">
        <div role="status">
          <Heading className="cart-title">{t(messages.orderUnknown, { number })}</Heading>
          <p className="order-number">{t(messages.orderUnknownHint, { days: keptOrderDays })}</p>
        </div>
      </header>
      <div className="order-actions">
        {account && (
          <a className="button" data-kind="primary" part="button" href={account} rel={relOf(settings, account)} onClick={follow}>
            {t(messages.goToAccount)}
          </a>
        )}
        {isAll && <HomeLink source="cart" kind={account ? 'soft' : 'primary'} />}
      </div>
    </section>
  )
}
