import { useHost } from '../../kit/host.ts'

/** A switch that is on by itself where the element is the product of a whole page, in `shop-page` (P12). */
export function usePageProduct(isEnabled: boolean | undefined): boolean {
  const { element } = useHost()
  return isEnabled ?? Boolean(element?.closest('shop-page'))
}
