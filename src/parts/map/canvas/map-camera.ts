import type { Map as MapView } from 'maplibre-gl'
import type { Coordinates } from '../../../domain/map/coordinates.ts'
import { fitView, selectView } from '../../../domain/map/map-view.ts'

/** room for pins, which stand above their places, and for the controls at the side */
const padding = { top: 72, right: 72, bottom: 40, left: 56 }
const europe = { center: [15, 54] as [number, number], zoom: 3.2 }
/** pixels above a selected shop that its card may need, and below it at least */
const cardPadding = { above: 460, below: 40 }

/** Where the map begins: with all places, or with Europe when there are none. */
export function initialView(points: readonly Coordinates[], maxZoom: number) {
  const view = fitView(points, maxZoom)
  return view ? { bounds: view.bounds, fitBoundsOptions: { maxZoom: view.maxZoom, padding } } : europe
}

/** Shows all places, no nearer than `maxZoom` (CONT-05). Movements are left out where the shopper wants none: the library asks the browser. */
export function fitShops(map: MapView, points: readonly Coordinates[], maxZoom: number): void {
  const view = fitView(points, maxZoom)
  if (view) map.fitBounds(view.bounds, { maxZoom: view.maxZoom, padding })
}

/** Shows a selected shop below the middle, with room for its card above (CONT-06). */
export function centerShop(map: MapView, point: Coordinates, zoom: number, isFirst = false): void {
  const { clientHeight: height } = map.getContainer()
  const below = Math.max(0, Math.min(height - cardPadding.below, cardPadding.above) - height / 2)
  const view = { ...selectView(point, zoom), offset: [0, below] as [number, number] }
  if (isFirst) map.easeTo({ ...view, duration: 0 })
  else map.flyTo(view)
}
