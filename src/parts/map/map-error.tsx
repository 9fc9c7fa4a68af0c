import { messages } from '../../domain/messages.ts'
import type { GeolocationState } from '../../stores/map/geolocation.ts'
import { Icon } from '../../ui/icon.tsx'
import { mapPin } from '../../ui/icons.ts'
import { Message } from '../../ui/message.tsx'
import { useText } from '../app/use-text.ts'
import type { MapStatus } from './use-map.ts'

/** Why the shopper's position is unknown. The status region renders even if empty, so that screen readers announce changes. */
export function GeolocationError({ status }: { status: GeolocationState['status'] | undefined }) {
  const t = useText()
  const text = status === 'denied' ? messages.placeDenied : status === 'unknown' ? messages.placeUnknown : undefined
  return <div role="status">{text !== undefined && <Message kind="warning">{t(text)}</Message>}</div>
}

interface MapErrorProps {
  status: MapStatus
  /** status of the geolocation; undefined unless the shopper requested it */
  locating: GeolocationState['status'] | undefined
  onRetry: () => void
}

/** Explains why the map or the shopper's position is missing. */
export function MapError({ status, locating, onRetry }: MapErrorProps) {
  const t = useText()
  if (status === 'impossible')
    return (
      <div className="map-cover map-note" role="status">
        <Icon path={mapPin} size={36} />
        <p className="map-note-title">{t(messages.mapImpossible)}</p>
        <p>{t(messages.mapImpossibleHint)}</p>
      </div>
    )
  if (status === 'failed')
    return (
      <div className="map-cover map-note">
        <Message kind="error" action={{ label: t(messages.tryAgain), run: onRetry }}>
          {t(messages.mapFailed)}
        </Message>
      </div>
    )
  return (
    <div className="map-message">
      <GeolocationError status={locating} />
    </div>
  )
}
