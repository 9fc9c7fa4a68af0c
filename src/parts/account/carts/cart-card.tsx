import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { cartSummary } from '../../../domain/cart/cart-summary.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Cart } from '../../../model/cart/cart.ts'
import { $displayedCart } from '../../../stores/cart/pricing.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { trash } from '../../../ui/icons.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useLinkClick } from '../../app/use-link-click.ts'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import { SmallPicture } from '../orders/order-pictures.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { SubHeading } from '../sub-heading.tsx'

/** Title of a cart: its number, else its place in the list, from 0. */
export function useCartTitle(): (cart: Cart, index: number) => string {
  const t = useText()
  return ({ number, products }, index) =>
    number === undefined && products.length === 0 ? t(messages.newCart) : t(messages.cartNumber, { number: number ?? index + 1 })
}

interface CartCardProps {
  cart: Cart
  title: string
  isActive: boolean
  onActivate: () => void
  onEmpty: () => void
}

/** A cart with its contents, price and actions. */
export function CartCard({ cart, title, isActive, onActivate, onEmpty }: CartCardProps) {
  const t = useText()
  const money = useMoney()
  const counted = useCountedText()
  const note = useConfiguration()?.textNearPrice
  const { pieces, titles, more, total: seen } = cartSummary(cart)
  const pictures = [...new Set(cart.products.map(({ imageId }) => imageId))].slice(0, 3)
  const { total: priced, isPriced, currency, guid } = useStore($displayedCart)
  // the server prices only the active cart
  const total = isActive && guid === cart.guid ? (isPriced ? priced : undefined) : seen
  return (
    <li className="section-panel cart-card" data-active={isActive || undefined}>
      <div className="section-line">
        <SubHeading>{title}</SubHeading>
        {isActive && <StatusBadge tone="good">{t(messages.activeCart)}</StatusBadge>}
      </div>
      {pieces > 0 && (
        <div className="section-line">
          <span className="order-pictures">
            {pictures.map((imageId) => (
              <SmallPicture key={imageId} imageId={imageId} />
            ))}
          </span>
          <p className="section-quiet cart-card-lines">
            {[counted(messages.pieces, pieces), titles.join(', '), more > 0 && t(messages.moreInCart, { count: more })]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {total !== undefined && (
            <p className="cart-card-total">
              <span className="section-quiet">{t(messages.total)}</span> <bdi>{money.format(total, currency)}</bdi>
              {note && <span className="section-quiet">{` ${note}`}</span>}
            </p>
          )}
        </div>
      )}
      <div className="cart-card-actions">
        {isActive ? (
          <CartPageLink />
        ) : (
          <Button kind="soft" aria-label={t(messages.activateCartOf, { title })} onClick={onActivate}>
            {t(messages.activateCart)}
          </Button>
        )}
        {pieces > 0 && (
          <Button kind="ghost" className="cart-card-empty" aria-label={t(messages.emptyCartOf, { title })} onClick={onEmpty}>
            <Icon path={trash} size={16} />
            {t(messages.clearCart)}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Link to the cart page, if the shop has one. */
function CartPageLink() {
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick('account')
  const page = useConfiguration()?.cartPage
  const href = page && pageLink(settings, page)
  if (!href) return null
  return (
    <a className="button" data-kind="primary" part="button" href={href} rel={relOf(settings, href)} onClick={follow}>
      {t(messages.viewCart)}
    </a>
  )
}
