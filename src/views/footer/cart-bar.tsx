import { $path } from '../../base/dom/url-parts.ts'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { cartAmount } from '../../domain/cart/cart-price.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheetWhile } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useScreen } from '../../parts/app/use-screen.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useClearEdge } from '../../parts/page/use-clear-edge.ts'
import { $isBuyBarOpen } from '../../stores/cart/buy-bar.ts'
import { $itemCount } from '../../stores/cart/carts.ts'
import { $displayedCart } from '../../stores/cart/pricing.ts'
import sheet from './cart-bar.css?sheet'

/** The cart at the bottom of a small screen with a link to the cart page; hidden on that page (MENU-09). */
export function CartBar() {
  const settings = useSettings()
  const path = useStore($path)
  const count = useStore($itemCount)
  const isSmall = useScreen() === 'phone'
  const isBuyBarOpen = useStore($isBuyBarOpen)
  const href = pageLink(settings, useConfiguration()?.cartPage)
  if (isBuyBarOpen) return <ReservedSpace />
  if (!isSmall || count === 0 || href === undefined || href === path) return null
  return <FilledBar href={href} count={count} />
}

/** The space of the bar while the buy button of a product is in its place. */
function ReservedSpace() {
  useSheetWhile(sheet)
  return null
}

function FilledBar({ href, count }: { href: string; count: number }) {
  useSheetWhile(sheet)
  useClearEdge()
  const t = useText()
  const settings = useSettings()
  const money = useMoney()
  const follow = useLinkClick('cart-bar')
  const cart = useStore($displayedCart)
  return (
    <section className="cart-bar" part="cart-bar" aria-label={t(messages.cart)}>
      <p>
        <span className="cart-bar-count">{count === 1 ? t(messages.oneResult) : t(messages.resultCount, { count })}</span>
        <bdi className="cart-bar-total">{cartAmount(cart, cart.total, money)}</bdi>
      </p>
      <a className="button" data-kind="primary" part="button" href={href} rel={relOf(settings, href)} onClick={follow}>
        {t(messages.toCart)}
      </a>
    </section>
  )
}
