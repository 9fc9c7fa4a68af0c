import { earthRadiusKm } from '../constants.ts'
import type { Coordinates } from './coordinates.ts'
import type { Point } from './polyline-code.ts'

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
