import { useEffect, useLayoutEffect, useState } from 'react'
import { useHost } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { $mountedSideCarts, closeSideCart, type SideCartEntry } from '../../stores/cart/side-cart.ts'

/** Grace period: an element that is being removed or moved has left by then. */
const duplicateWarningDelayMs = 1000

/** True for the first side cart on the page. Others render nothing until it is removed, and log a warning. */
export function useSingleton(): boolean {
  const { element } = useHost()
  const [instance] = useState<SideCartEntry>(() => ({ element }))
  const first = useStore($mountedSideCarts)[0]
  const isDuplicate = first !== undefined && first !== instance
  useLayoutEffect(() => {
    const others = $mountedSideCarts.get()
    // the page was replaced, and the old element has not been notified yet
    if (others.some((other) => !other.element?.isConnected)) closeSideCart()
    $mountedSideCarts.set([...others, instance])
    return () => $mountedSideCarts.set($mountedSideCarts.get().filter((item) => item !== instance))
  }, [instance])
  useEffect(() => {
    if (!isDuplicate || !element) return
    const timer = setTimeout(
      () => console.warn(`<${element.localName}>: the page already has one, so this one renders nothing`),
      duplicateWarningDelayMs,
    )
    return () => clearTimeout(timer)
  }, [isDuplicate, element])
  return first === instance
}
