import { useEffect } from 'react'
import { resolveShowSku } from '../../domain/app/setting-defaults.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { RemovedToast } from '../../parts/cart/cart-removal/removed-notice.tsx'
import { useCartChange } from '../../parts/cart/use-cart-change.ts'
import { closeSideCart } from '../../stores/cart/side-cart.ts'
import { $cartDrawer, loadCartDrawer } from './load-cart-drawer.ts'
import { useOpenState } from './use-open-state.ts'
import { useSingleton } from './use-singleton.ts'

export interface SideCartProps {
  open: boolean
  side: 'right' | 'left'
  showSku: boolean | undefined
  autoOpen: boolean
}

/** The cart in a drawer, whose code is lazy: it loads on the first sign of intent. */
export function SideCart(props: SideCartProps) {
  return useSingleton() && <ShownCart {...props} />
}

function ShownCart({ open, side, showSku, autoOpen }: SideCartProps) {
  const configuration = useConfiguration()
  const isOpen = useOpenState(open, autoOpen)
  useCartChange()
  const drawer = useDrawer(isOpen)
  if (!isOpen) return <RemovedToast />
  return drawer && <drawer.CartDrawer side={side} showSku={resolveShowSku(showSku, configuration)} />
}

/** The drawer's code, loaded no later than when the cart opens; if loading fails the cart closes again (ERR-03). */
function useDrawer(isOpen: boolean) {
  const drawer = useStore($cartDrawer)
  useEffect(() => {
    if (isOpen)
      loadCartDrawer().catch((error: unknown) => {
        console.error(error)
        closeSideCart()
      })
  }, [isOpen])
  return drawer
}
