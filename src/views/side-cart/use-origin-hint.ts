import { useEffect } from 'react'
import { shared } from '../../base/shared.ts'
import { useHost } from '../../kit/host.ts'

const hint = shared('cart.origin-hint', () => ({ isGiven: false }))

/** Tells who embeds the shop, once, that the cart page is of another site, where the cart of this one is not known (G13). */
export function useOriginHint(href: string | undefined): void {
  const { element } = useHost()
  useEffect(() => {
    // an address of this site is a path
    if (hint.isGiven || !href?.startsWith('http')) return
    hint.isGiven = true
    console.warn(
      `shop: <${element?.localName}> leads to ${href}, another site, which does not know the cart of this one. The attribute base-path of <shop-config> leads to a cart page here.`,
    )
  }, [element, href])
}
