import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { lineSum } from '../../../domain/account/order-sums.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { OrderProduct } from '../../../model/account/order.ts'
import { productCardStore } from '../../../stores/product/product-cards.ts'
import { useLanguage } from '../../app/use-configuration.ts'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useLinkClick } from '../../app/use-link-click.ts'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import { Services } from '../../cart/cart-lines/services.tsx'
import { OrderPicture } from './order-pictures.tsx'

/** A product of an order with its title and price at that time, linked while the shop still has it. */
export function OrderLine({ line, currency }: { line: OrderProduct; currency: string | undefined }) {
  const t = useText()
  const money = useMoney()
  const counted = useCountedText()
  const { id, code, quantity, price } = line
  const sum = lineSum(line)
  return (
    <li className="order-line">
      {id === undefined ? <span className="order-picture" /> : <OrderPicture id={id} />}
      <div className="order-line-content">
        {id === undefined ? <span>{line.title ?? code}</span> : <ProductLink id={id} title={line.title ?? code ?? id} />}
        {!!line.choiceTitles?.length && <span>{line.choiceTitles.join(', ')}</span>}
        <Services services={line.services} currency={currency} className="section-quiet" />
        {code && (
          <span className="section-quiet">
            {`${t(messages.sku)} `}
            <bdi>{code}</bdi>
          </span>
        )}
      </div>
      <span className="order-line-pieces">
        {counted(messages.pieces, quantity)}
        {price !== undefined && quantity > 1 && (
          <span className="section-quiet">
            <bdi>{t(messages.perPiece, { price: money.format(price, currency) })}</bdi>
          </span>
        )}
      </span>
      <span className="order-line-price">{sum !== undefined && <bdi>{money.format(sum, currency)}</bdi>}</span>
    </li>
  )
}

function ProductLink({ id, title }: { id: string; title: string }) {
  const settings = useSettings()
  const follow = useLinkClick('orders')
  const lang = useLanguage()
  const url = useStore(productCardStore(settings, { lang, id })).value?.url
  const href = pageLink(settings, url)
  if (href === undefined) return <span>{title}</span>
  return (
    <a className="section-link" part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
      {title}
    </a>
  )
}
