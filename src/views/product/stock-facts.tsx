import type { ReactNode } from 'react'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import {
  availabilityColour,
  availableQuantity,
  dayRange,
  deliveryTerm,
  showsAvailability,
  stockText,
} from '../../domain/product/availability.ts'
import { minutesToCutOff } from '../../domain/product/order-cut-off.ts'
import { isDeliverable } from '../../domain/product/purchasable.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Configuration, OrderCutOff } from '../../model/app/configuration.ts'
import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useText } from '../../parts/app/use-text.ts'
import { $minute } from '../../stores/app/minute.ts'
import { Icon } from '../../ui/icon.tsx'
import { clock, mapPin, messageCircle, rotateCcw, truck } from '../../ui/icons.ts'
import { InquiryButton } from './inquiry-button.tsx'
import sheet from './stock-facts.css?sheet'

interface StockFactsProps {
  product: Product
  item: Product
  variant: Variant | undefined
  configuration: Configuration | undefined
  inquiryFormId: string | undefined
}

/** Stock, delivery and its price, pickup, returns and contacts (PDP-08, PDP-09). */
export function StockFacts({ product, item, variant, configuration, inquiryFormId }: StockFactsProps) {
  useSheet(sheet)
  const t = useText()
  const money = useMoney()
  const quantity = availableQuantity(item)
  const isSold = isDeliverable(item)
  const term = deliveryTerm(product, configuration?.productDeliveryDaysAttribute, variant)
  const colour = showsAvailability(configuration?.features, undefined)
    ? availabilityColour({ quantity, days: isSold ? term?.min : undefined })
    : undefined
  const { deliveryPriceFrom: price, freeDeliveryFrom } = configuration ?? {}
  const priceText = (amount: number) => {
    const from = money.format(amount, money.currency)
    if (freeDeliveryFrom === undefined) return t(messages.deliveryPrice, { price: from })
    if ((item.priceNow ?? 0) >= freeDeliveryFrom) return t(messages.freeDeliveryReached)
    return t(messages.deliveryPriceOrFree, { price: from, limit: money.format(freeDeliveryFrom, money.currency) })
  }
  const none = item.sellWithoutStock ? messages.deliveryOnOrder : messages.outOfStock
  return (
    <ul className="stock-facts">
      <li className="stock-fact" part="availability" data-colour={colour}>
        <b>{t(quantity > 0 ? stockText(quantity) : none, { count: quantity })}</b>
      </li>
      {isSold && (term || price !== undefined) && (
        <Fact icon={truck}>
          {term && <span>{term.max <= 1 ? t(messages.deliveryWithinADay) : t(messages.deliveryWithin, { days: dayRange(term) })}</span>}
          {price !== undefined && <span className={term && 'stock-note'}>{priceText(price)}</span>}
        </Fact>
      )}
      {quantity > 0 && configuration?.orderCutOff && <CutOff cutOff={configuration.orderCutOff} />}
      {configuration?.pickupText && (
        <Fact icon={mapPin}>
          <PageLink page={configuration.contactsPage}>{configuration.pickupText}</PageLink>
        </Fact>
      )}
      {configuration?.returnsText && (
        <Fact icon={rotateCcw}>
          <PageLink page={configuration.returnsPage}>{configuration.returnsText}</PageLink>
        </Fact>
      )}
      {inquiryFormId && (
        <Fact icon={messageCircle}>
          <span>
            {`${t(messages.askForMore)} `}
            <InquiryButton formId={inquiryFormId} product={item} />
          </span>
        </Fact>
      )}
    </ul>
  )
}

const Fact = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <li className="stock-fact">
    <Icon path={icon} />
    <span className="stock-text">{children}</span>
  </li>
)

/** Until when an order leaves today. On a server and in the first render, which know no time, the general rule. */
function CutOff({ cutOff }: { cutOff: OrderCutOff }) {
  const t = useText()
  const now = useStore($minute)
  const left = minutesToCutOff(now, cutOff)
  const hours = Math.floor((left ?? 0) / 60)
  const text = () => {
    if (now === 0) return t(messages.orderBefore, { time: cutOff.time })
    if (left === undefined) return t(messages.orderLater)
    return hours > 0 ? t(messages.orderWithinHours, { hours, minutes: left % 60 }) : t(messages.orderWithinMinutes, { minutes: left })
  }
  return (
    <Fact icon={clock}>
      <span>{text()}</span>
    </Fact>
  )
}

/** A text that links to a page of the shop, if the shop has that page. */
function PageLink({ page, children }: { page: string | undefined; children: string }) {
  const settings = useSettings()
  const follow = useLinkClick('product')
  const href = pageLink(settings, page)
  if (href === undefined) return <span>{children}</span>
  return (
    <a className="stock-link" href={href} rel={relOf(settings, href)} onClick={follow}>
      {children}
    </a>
  )
}
