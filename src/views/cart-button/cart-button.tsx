import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '../../base/dom/plain-click.ts'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { largeScreenQuery } from '../../domain/constants.ts'
import { messages } from '../../domain/messages.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useCartCode } from '../../parts/cart/use-cart-code.ts'
import { $cartBadgeAnimating, $cartCount } from '../../stores/cart/cart-summary.ts'
import { openSideCart } from '../../stores/cart/side-cart.ts'
import { Counter } from '../../ui/counter.tsx'
import { Icon } from '../../ui/icon.tsx'
import { shoppingCart } from '../../ui/icons.ts'
import { loadCartDrawer, prepareCartDrawer } from '../side-cart/load-cart-drawer.ts'

export interface CartButtonProps {
  action: 'auto' | 'side' | 'page'
  /** rendered next to the icon if the cart has items */
  total?: ReactNode
}

const isLargeScreen = () => matchMedia(largeScreenQuery).matches

/** True if a click opens the side cart: the cart has items, and the screen is large or `side` is set (HEAD-06, HEAD-07). */
const opensSideCart = (action: CartButtonProps['action'], count: number) =>
  count > 0 && action !== 'page' && (action === 'side' || isLargeScreen()) && document.querySelector('shop-side-cart') !== null

/** The link to the cart; shows an empty cart until the cart code has loaded. */
export function CartButton({ action, total }: CartButtonProps) {
  useCartCode()
  const t = useText()
  const emit = useEmit()
  const follow = useLinkClick('cart-button')
  const settings = useSettings()
  const configuration = useConfiguration()
  const count = useStore($cartCount) ?? 0
  const isAnimating = useStore($cartBadgeAnimating)
  const href = pageLink(settings, configuration?.cartPage)
  const name = count === 1 ? t(messages.cartWithOne) : count ? t(messages.cartWithCount, { count }) : t(messages.emptyCart)

  /** the drawer's code failed to load: opens the cart page instead, once its URL is known (ERR-03) */
  const [hasDrawerFailed, setDrawerFailed] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!hasDrawerFailed || href === undefined) return
    link.current?.click()
    setDrawerFailed(false)
  }, [hasDrawerFailed, href])
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    if (hasDrawerFailed || !opensSideCart(action, count)) return follow(event)
    loadCartDrawer().catch(() => setDrawerFailed(true))
    event.preventDefault()
    emit('shop-cart-open', {})
    openSideCart()
  }
  const pressSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <a
      ref={link}
      className="cart-button"
      part="button"
      href={href}
      rel={relOf(settings, href)}
      tabIndex={0}
      data-shaking={isAnimating || undefined}
      onClick={open}
      onKeyDown={pressSpace}
      onPointerEnter={prepareCartDrawer}
      onFocus={prepareCartDrawer}
    >
      <span className="hidden-text">{name}</span>
      <span className="cart-icon">
        <slot name="icon">
          <Icon path={shoppingCart} size={24} />
        </slot>
        {count > 0 && <Counter>{count}</Counter>}
      </span>
      {count > 0 && total}
    </a>
  )
}
