import { safeUrl } from '../../base/security/safe-url.ts'
import { mapStyleUrl } from '../../domain/map/map-style-url.ts'
import { useSettings } from '../../kit/host.ts'
import { useConfiguration } from '../app/use-configuration.ts'

/** Address of the map's style: of the tag, of `shop-config`, of the configuration; undefined for the kit's own map (M1, CONT-12). */
export function useMapStyle(own: string | undefined): string | undefined {
  const { mapStyle } = useSettings()
  const { mapStyleUrl: configured, googleMapsApiKey } = useConfiguration() ?? {}
  const requested = own || mapStyle || configured
  return requested ? safeUrl(mapStyleUrl(requested, googleMapsApiKey), 'media') : undefined
}
