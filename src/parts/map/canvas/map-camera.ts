import type { Map as MapView } from 'maplibre-gl'
import type { Coordinates } from '../../../domain/map/coordinates.ts'
import { fitView, selectView } from '../../../domain/map/map-view.ts'

/** padding for pins, which extend above their coordinates, and for the controls at the side */
const padding = { top: 72, right: 72, bottom: 40, left: 56 }
const europe = { center: [15, 54] as [number, number], zoom: 3.2 }
/** pixels for the card above a selected shop, and the minimum below it */
const cardPadding = { above: 460, below: 40 }

/** Initial view: all places, or Europe if there are none. */
export function initialView(points: readonly Coordinates[], maxZoom: number) {
  const view = fitView(points, maxZoom)
  return view ? { bounds: view.bounds, fitBoundsOptions: { maxZoom: view.maxZoom, padding } } : europe
}

/** Fits all places into view, up to `maxZoom` (CONT-05). The library itself respects reduced motion. */
export function fitShops(map: MapView, points: readonly Coordinates[], maxZoom: number): void {
  const view = fitView(points, maxZoom)
  if (view) map.fitBounds(view.bounds, { maxZoom: view.maxZoom, padding })
}

/** Centres a selected shop below the middle, with space for its card above (CONT-06). */
export function centerShop(map: MapView, point: Coordinates, zoom: number, isFirst = false): void {
  const { clientHeight: height } = map.getContainer()
  const below = Math.max(0, Math.min(height - cardPadding.below, cardPadding.above) - height / 2)
  const view = { ...selectView(point, zoom), offset: [0, below] as [number, number] }
  if (isFirst) map.easeTo({ ...view, duration: 0 })
  else map.flyTo(view)
}
