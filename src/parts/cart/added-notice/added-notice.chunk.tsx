import { type ReactNode, useEffect } from 'react'
import { pageLink } from '../../../base/security/safe-url.ts'
import { shared } from '../../../base/shared.ts'
import { messages } from '../../../domain/messages.ts'
import { emit } from '../../../kit/emit.ts'
import { type Host, useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $mountedSideCarts, $sideCartOpen, openSideCart } from '../../../stores/cart/side-cart.ts'
import { Toast } from '../../../ui/overlays/toast.tsx'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useLinkClick } from '../../app/use-link-click.ts'
import { useText } from '../../app/use-text.ts'
import { isCartInSight } from './cart-in-sight.ts'

interface NoticeProps {
  title: string
  source: HTMLElement | undefined
  onClose: () => void
}

/** Says what was added and leads to the cart: opens the side cart of the page, or links to the cart page. */
function AddedNotice({ title, source, onClose }: NoticeProps) {
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick('added-notice')
  const cartPage = useConfiguration()?.cartPage
  const [sideCart] = useStore($mountedSideCarts)
  const isOpen = useStore($sideCartOpen)
  useEffect(() => {
    if (isOpen) onClose()
  }, [isOpen, onClose])
  const label = t(messages.viewCart)
  const open = () => {
    if (sideCart?.element instanceof HTMLElement) emit(sideCart.element, 'shop-cart-open', {})
    openSideCart()
  }
  const href = pageLink(settings, cartPage)
  const link = href === undefined ? undefined : { label, run: follow, href }
  return (
    <Toast onClose={onClose} source={source} action={sideCart ? { label, run: open } : link}>
      {t(messages.addedToCart, { title })}
    </Toast>
  )
}

/** The notice of the page: one, however many buttons are pressed. */
const shown = shared('cart.added-notice', () => ({ close: () => {} }))

/** The notice of an addition, given to `show` until it closes. Shows none where the shopper sees a cart anyway, and returns false. */
export function showAdded({ root }: Host, title: string, show: (notice: ReactNode) => void): boolean {
  if (isCartInSight()) return false
  shown.close()
  const close = () => show(undefined)
  shown.close = close
  const place = root()
  const source = place.activeElement instanceof HTMLElement ? place.activeElement : undefined
  show(<AddedNotice key={Date.now()} title={title} source={source} onClose={close} />)
  return true
}
