import { distanceDecimals, earthRadiusKm } from '../constants.ts'
import { localeOf } from '../language.ts'
import type { Coordinates } from './coordinates.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km, on a sphere with a radius of 6371 km (CONT-08). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLat = radians(to.lat - from.lat) / 2
  const halfLng = radians(to.lng - from.lng) / 2
  const chord = Math.sin(halfLat) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLng) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Formats km with one decimal in a language: 12.3 or 12,3 (CONT-07). */
export function kilometres(distance: number, language: string): string {
  const decimals = { minimumFractionDigits: distanceDecimals, maximumFractionDigits: distanceDecimals }
  return new Intl.NumberFormat(localeOf(language), { ...decimals, useGrouping: false }).format(distance)
}
