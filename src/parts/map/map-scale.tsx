import type { ReadableAtom } from 'nanostores'
import { mapScaleMaxPx } from '../../domain/constants.ts'
import { lengthText, mapScale, pixelMetres } from '../../domain/map/map-scale.ts'
import { messages } from '../../domain/messages.ts'
import { useStore } from '../../kit/use-store.ts'
import { useText } from '../app/use-text.ts'
import type { MapPosition } from './canvas/map-options.ts'

/** Scale bar of the map. */
export function MapScaleBar({ $view }: { $view: ReadableAtom<MapPosition | undefined> }) {
  const t = useText()
  const view = useStore($view)
  if (!view) return null
  const { metres, px } = mapScale(pixelMetres(view.lat, view.zoom), mapScaleMaxPx)
  const length = lengthText(metres)
  return (
    <div className="map-scale" part="scale" data-zoom={view.zoom.toFixed(2)}>
      <span className="hidden-text">{t(messages.mapScale, { length })}</span>
      <span className="map-scale-bar" aria-hidden="true" style={{ inlineSize: `${px.toFixed(1)}px` }}>
        {length}
      </span>
    </div>
  )
}
