import { useEffect, useLayoutEffect, useState } from 'react'
import { useHost } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { $sideCarts, closeSideCart, type SideCartEntry } from '../../stores/cart/side-cart.ts'

/** One that was taken out of the page has left by then. */
const patienceMs = 1000

/** Whether this side cart is the one of the page; another one waits until it is gone, and the console tells of it. */
export function useTurn(): boolean {
  const { element } = useHost()
  const [me] = useState<SideCartEntry>(() => ({ element }))
  const first = useStore($sideCarts)[0]
  const waits = first !== undefined && first !== me
  useLayoutEffect(() => {
    const others = $sideCarts.get()
    // the page was swapped: the one that went with it has yet to hear of that
    if (others.some((other) => !other.element?.isConnected)) closeSideCart()
    $sideCarts.set([...others, me])
    return () => $sideCarts.set($sideCarts.get().filter((one) => one !== me))
  }, [me])
  useEffect(() => {
    if (!waits || !element) return
    const timer = setTimeout(
      () => console.warn(`<${element.localName}>: the page has another one, this one does not show itself`),
      patienceMs,
    )
    return () => clearTimeout(timer)
  }, [waits, element])
  return first === me
}
