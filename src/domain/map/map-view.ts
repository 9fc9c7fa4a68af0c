import { earthRadiusKm } from '../constants.ts'
import type { Coordinates } from './coordinates.ts'
import type { Point } from './polyline-code.ts'

/** West, south, east, north. */
export type Bounds = [Point, Point]

const degreesInCircle = 360

/** The narrowest range that contains all longitudes. Excludes the widest gap, which may not be the one at 180°. */
function longitudes(lngs: readonly number[]): [west: number, east: number] {
  const sorted = [...lngs].sort((a, b) => a - b)
  const first = sorted[0] ?? 0
  const last = sorted.at(-1) ?? 0
  let [west, east, widest] = [first, last, degreesInCircle - (last - first)]
  for (let index = 1; index < sorted.length; index++) {
    const [before, here] = [sorted[index - 1] ?? 0, sorted[index] ?? 0]
    if (here - before > widest) [west, east, widest] = [here, before + degreesInCircle, here - before]
  }
  return [west, east]
}

/** The view that contains all points, up to `maxZoom`; undefined without points (CONT-05). */
export function fitView(points: readonly Coordinates[], maxZoom: number): { bounds: Bounds; maxZoom: number } | undefined {
  if (points.length === 0) return undefined
  const [west, east] = longitudes(points.map(({ lng }) => lng))
  const lats = points.map(({ lat }) => lat)
  const [south, north] = lats.reduce(([low, high], lat) => [Math.min(low, lat), Math.max(high, lat)], [90, -90])
  return {
    bounds: [
      [west, south],
      [east, north],
    ],
    maxZoom,
  }
}

/** The view of a selected shop (CONT-06). */
export const selectView = ({ lat, lng }: Coordinates, zoom: number): { center: Point; zoom: number } => ({ center: [lng, lat], zoom })

const heightPerWidth = 46 / 34

/** Size of a marker in px. Its tip is in the middle of the lower edge (CONT-10). */
export const markerBox = (size: number): { width: number; height: number } => ({ width: size, height: Math.round(size * heightPerWidth) })

/** The URL of a map style. Replaces `{key}` by the URL-encoded key. */
export const mapStyleUrl = (url: string, key: string | undefined): string => url.replaceAll('{key}', () => encodeURIComponent(key ?? ''))

/** Google Maps directions to a place; links to it open in a new tab (CONT-04). */
export const directionsUrl = ({ lat, lng }: Coordinates): string => `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`

const corners = 72

/** A circle around a place, with a radius in metres, as a closed line. */
export function rangeRing({ lat, lng }: Coordinates, metres: number): Point[] {
  const degrees = (metres / (earthRadiusKm * 1000)) * (180 / Math.PI)
  const wider = Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    return [lng + (degrees / wider) * Math.sin(angle), lat + degrees * Math.cos(angle)]
  })
}
