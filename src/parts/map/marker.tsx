import { useState } from 'react'
import { imageUrl } from '../../base/images/image-url.ts'
import { markerBox } from '../../domain/map/map-view.ts'
import { useSettings } from '../../kit/host.ts'
import { pinBox, pinEdge, pinHole, pinOutline } from './canvas/pin-image.ts'

interface MarkerProps {
  /** css pixels (CONT-10) */
  size: number
  /** id of a picture that replaces the drawn pin (CONT-13) */
  image: string | undefined
}

/** URL of the marker picture, sized for high-density screens. */
export const markerPicture = (apiBase: string, id: string | undefined, size: number): string | undefined =>
  id === undefined ? undefined : imageUrl(apiBase, id, { w: size * 2, h: size * 2, fit: 'contain' })

/** The marker of the selected shop. */
export function SelectedMarker({ size, image }: MarkerProps) {
  const { apiBase } = useSettings()
  const [failed, setFailed] = useState<string>()
  const src = markerPicture(apiBase, image, size)
  if (src !== undefined && src !== failed)
    return <img className="map-marker" part="marker" src={src} width={size} alt="" onError={() => setFailed(src)} />
  const { width, height } = markerBox(size)
  return (
    <svg
      className="map-marker"
      part="marker"
      width={width}
      height={height}
      viewBox={`${pinBox.x} ${pinBox.y} ${pinBox.width} ${pinBox.height}`}
      aria-hidden="true"
    >
      <path d={pinOutline} strokeWidth={pinEdge} />
      <circle cy={pinHole.y} r={pinHole.radius} />
    </svg>
  )
}
