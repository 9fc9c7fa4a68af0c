import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { CartLines } from '../../parts/cart/cart-lines/cart-lines.tsx'
import { CartNotices, CodeWarnings } from '../../parts/cart/cart-lines/cart-notices.tsx'
import { CartTotals, TotalAnnouncement } from '../../parts/cart/cart-lines/cart-totals.tsx'
import { Reductions } from '../../parts/cart/cart-lines/reductions.tsx'
import { RemovedNotice } from '../../parts/cart/cart-removal/removed-notice.tsx'
import { useRemoval } from '../../parts/cart/cart-removal/use-removal.ts'
import { FreeDelivery } from '../../parts/cart/free-delivery/free-delivery.tsx'
import { useCartView } from '../../parts/cart/use-cart-view.ts'
import { $itemCount } from '../../stores/cart/carts.ts'
import { $displayedCart, $pricing } from '../../stores/cart/pricing.ts'
import { closeSideCart } from '../../stores/cart/side-cart.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import sheet from './cart-drawer.css?sheet'
import { useOriginHint } from './use-origin-hint.ts'

interface CartDrawerProps {
  side: 'right' | 'left'
  showSku: boolean
}

/** Content of the open side cart. */
export function CartDrawer({ side, showSku }: CartDrawerProps) {
  useSheet(sheet)
  useCartView()
  const t = useText()
  const cart = useStore($displayedCart)
  const count = useStore($itemCount)
  const { status, value: pricing } = useStore($pricing)
  const remove = useRemoval('side')
  return (
    <Modal
      shape="drawer"
      side={side}
      title={
        <>
          {t(messages.cart)} <span className="cart-count">{count}</span>
        </>
      }
      closeLabel={t(messages.close)}
      onClose={closeSideCart}
      footer={
        <>
          <RemovedNotice origin="side" />
          <CartNotices />
          <CodeWarnings />
          <CartTotals cart={cart} busy={status === 'loading'}>
            <Reductions cart={cart} pricing={pricing} />
          </CartTotals>
          <TotalAnnouncement cart={cart} isReady={status === 'ready'} />
          <slot name="footer" />
          <CheckoutLink />
          <Button kind="ghost" onClick={closeSideCart}>
            {t(messages.continueShopping)}
          </Button>
        </>
      }
    >
      <div className="cart-drawer-limit">
        <FreeDelivery />
      </div>
      <CartLines cart={cart} showSku={showSku} onRemove={remove} />
    </Modal>
  )
}

/** The link to the cart page; the host page can prevent `shop-checkout-click` and navigate itself. */
function CheckoutLink() {
  const t = useText()
  const emit = useEmit()
  const settings = useSettings()
  const configuration = useConfiguration()
  const follow = useLinkClick('side-cart')
  const href = pageLink(settings, configuration?.cartPage)
  useOriginHint(href)
  return (
    <a
      className="button"
      part="button"
      data-kind="primary"
      data-size="large"
      href={href}
      rel={relOf(settings, href)}
      onClick={(event) => {
        if (emit('shop-checkout-click', {}, true)) follow(event)
        else event.preventDefault()
      }}
    >
      {t(messages.goToCheckout)}
    </a>
  )
}
