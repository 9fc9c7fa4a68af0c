import { lazy, Suspense } from 'react'
import { useCartChange } from '../../parts/use-cart-change.ts'
import { useConfiguration } from '../../parts/use-configuration.ts'
import { loadCartDrawer } from './load-cart-drawer.ts'
import { RemovedToast } from './removed-toast.tsx'
import { useOpening } from './use-opening.ts'

export interface SideCartProps {
  open: boolean
  side: 'right' | 'left'
  showSku: boolean | undefined
  autoOpen: boolean
}

const CartDrawer = lazy(async () => ({ default: (await loadCartDrawer()).CartDrawer }))

/** The cart beside the page; nothing but this small part is loaded until somebody wants to see it. */
export function SideCart({ open, side, showSku, autoOpen }: SideCartProps) {
  const configuration = useConfiguration()
  const isOpen = useOpening(open, autoOpen)
  useCartChange()
  if (!isOpen) return <RemovedToast />
  return (
    <Suspense fallback={null}>
      <CartDrawer side={side} showSku={showSku ?? configuration?.displaySkuInCartSidebar ?? false} />
    </Suspense>
  )
}
