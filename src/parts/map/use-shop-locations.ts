import { useMemo } from 'react'
import { mapRemote } from '../../base/http/derived-remote.ts'
import type { Coordinates } from '../../domain/map/coordinates.ts'
import { toShopLocations } from '../../domain/map/shop-locations.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { salonsStore } from '../../stores/checkout/checkout-methods.ts'
import { useLanguage } from '../app/use-configuration.ts'

/** The shops in the language of the element, sorted by distance if `from` is given (CALL-31). */
export function useShopLocations(from?: Coordinates) {
  const $salons = salonsStore(useSettings(), { lang: useLanguage() })
  const result = useStore($salons)
  const shops = useMemo(() => mapRemote(result, (salons) => toShopLocations(salons, from)), [result, from])
  return { ...shops, reload: $salons.reload }
}
