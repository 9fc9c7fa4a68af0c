import { useEffect } from 'react'
import { shared } from '../../base/shared.ts'
import { useHost } from '../../kit/host.ts'

const warning = shared('cart.origin-hint', () => ({ isLogged: false }))

/** Warns once if the cart page is on another origin, which cannot read this site's cart. */
export function useOriginHint(href: string | undefined): void {
  const { element } = useHost()
  useEffect(() => {
    // same-origin links are paths
    if (warning.isLogged || !href?.startsWith('http')) return
    warning.isLogged = true
    console.warn(
      `shop: <${element?.localName}> links to ${href} on another origin, which cannot read the cart of this site. Set base-path on <shop-config> to link to a cart page of this site.`,
    )
  }, [element, href])
}
