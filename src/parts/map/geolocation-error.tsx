import { messages } from '../../domain/messages.ts'
import type { GeolocationState } from '../../stores/map/geolocation.ts'
import { Message } from '../../ui/message.tsx'
import { useText } from '../app/use-text.ts'

/** Says why it is not known where the shopper is; empty, but heard by screen readers, while there is nothing to say. */
export function GeolocationError({ status }: { status: GeolocationState['status'] | undefined }) {
  const t = useText()
  const text = status === 'denied' ? messages.placeDenied : status === 'unknown' ? messages.placeUnknown : undefined
  return <div role="status">{text !== undefined && <Message kind="warning">{t(text)}</Message>}</div>
}
