import { earthRadiusKm } from '../constants.ts'
import type { Coordinates } from './coordinates.ts'
import type { Point } from './polyline-code.ts'

/** West, south, east, north. */
export type Bounds = [Point, Point]

const degreesInCircle = 360

/** The longitudes from west to east that hold all others: where the widest gap between them is left out, so that shops at both sides of 180° stay near. */
function longitudes(lngs: readonly number[]): [west: number, east: number] {
  const sorted = [...lngs].sort((a, b) => a - b)
  const first = sorted[0] ?? 0
  const last = sorted.at(-1) ?? 0
  let [west, east, widest] = [first, last, degreesInCircle - (last - first)]
  for (let at = 1; at < sorted.length; at++) {
    const [before, here] = [sorted[at - 1] ?? 0, sorted[at] ?? 0]
    if (here - before > widest) [west, east, widest] = [here, before + degreesInCircle, here - before]
  }
  return [west, east]
}

/** What the map shows so that every place is on it, never closer than `maxZoom` (CONT-05); undefined without a place. */
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

/** What the map shows of a selected shop (CONT-06). */
export const selectView = ({ lat, lng }: Coordinates, zoom: number): { center: Point; zoom: number } => ({ center: [lng, lat], zoom })

const heightPerWidth = 46 / 34

/** Pixels that a drawn pin takes: as wide as the marker size, its point at the middle of its lower edge (CONT-10). */
export const markerBox = (size: number): { width: number; height: number } => ({ width: size, height: Math.round(size * heightPerWidth) })

/** The address of a map style with the shop's key where it says {key}; a key is written so that it stays one value. */
export const mapStyleUrl = (url: string, key: string | undefined): string => url.replaceAll('{key}', () => encodeURIComponent(key ?? ''))

/** Where the way to a place is shown (CONT-04); another site, so it opens in a tab of its own. */
export const directionsUrl = ({ lat, lng }: Coordinates): string => `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`

const corners = 72

/** A circle of so many metres around a place, as a closed line. */
export function rangeRing({ lat, lng }: Coordinates, metres: number): Point[] {
  const degrees = (metres / (earthRadiusKm * 1000)) * (180 / Math.PI)
  const wider = Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    return [lng + (degrees / wider) * Math.sin(angle), lat + degrees * Math.cos(angle)]
  })
}
