import { useEffect, useLayoutEffect, useState } from 'react'
import { useHost } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { $mountedSideCarts, closeSideCart, type SideCartEntry } from '../../stores/cart/side-cart.ts'

/** One that was taken out of the page has left by then. */
const duplicateWarningDelayMs = 1000

/** Whether this side cart is the one of the page; another one waits until it is gone, and the console tells of it. */
export function useSingleton(): boolean {
  const { element } = useHost()
  const [instance] = useState<SideCartEntry>(() => ({ element }))
  const first = useStore($mountedSideCarts)[0]
  const isDuplicate = first !== undefined && first !== instance
  useLayoutEffect(() => {
    const others = $mountedSideCarts.get()
    // the page was swapped: the one that went with it has yet to hear of that
    if (others.some((other) => !other.element?.isConnected)) closeSideCart()
    $mountedSideCarts.set([...others, instance])
    return () => $mountedSideCarts.set($mountedSideCarts.get().filter((item) => item !== instance))
  }, [instance])
  useEffect(() => {
    if (!isDuplicate || !element) return
    const timer = setTimeout(
      () => console.warn(`<${element.localName}>: the page has another one, this one does not show itself`),
      duplicateWarningDelayMs,
    )
    return () => clearTimeout(timer)
  }, [isDuplicate, element])
  return first === instance
}
