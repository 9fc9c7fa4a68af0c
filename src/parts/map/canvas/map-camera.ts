import type { Map as MapView } from 'maplibre-gl'
import type { Coordinates } from '../../../domain/map/coordinates.ts'
import { fitView, selectView } from '../../../domain/map/map-view.ts'

/** room for pins, which stand above their places, and for the controls at the side */
const padding = { top: 72, right: 72, bottom: 40, left: 56 }
const wholeEurope = { center: [15, 54] as [number, number], zoom: 3.2 }
/** pixels above a selected shop that its card may need, and below it at least */
const cardRoom = { above: 460, below: 40 }

/** Where the map begins: with all places, or with Europe when there are none. */
export function firstView(places: readonly Coordinates[], maxZoom: number) {
  const view = fitView(places, maxZoom)
  return view ? { bounds: view.bounds, fitBoundsOptions: { maxZoom: view.maxZoom, padding } } : wholeEurope
}

/** Shows all places, no nearer than `maxZoom` (CONT-05). Movements are left out where the shopper wants none: the library asks the browser. */
export function showAll(map: MapView, places: readonly Coordinates[], maxZoom: number): void {
  const view = fitView(places, maxZoom)
  if (view) map.fitBounds(view.bounds, { maxZoom: view.maxZoom, padding })
}

/** Shows a selected shop below the middle, with room for its card above (CONT-06). */
export function showOne(map: MapView, place: Coordinates, zoom: number, isFirst = false): void {
  const { clientHeight: height } = map.getContainer()
  const below = Math.max(0, Math.min(height - cardRoom.below, cardRoom.above) - height / 2)
  const view = { ...selectView(place, zoom), offset: [0, below] as [number, number] }
  if (isFirst) map.easeTo({ ...view, duration: 0 })
  else map.flyTo(view)
}
