/** A place on earth, in degrees. */
export interface Coordinates {
  lat: number
  lng: number
}

const pair = /^\s*([+-]?\d{1,3}(?:\.\d+)?)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/
const [maxLat, maxLng] = [90, 180]

/** Parses `lat,lng` in degrees; undefined for other text or values out of range (CONT-11). */
export function parseCoordinates(text: string | undefined): Coordinates | undefined {
  const [, latText, lngText] = pair.exec(text ?? '') ?? []
  if (latText === undefined || lngText === undefined) return undefined
  const [lat, lng] = [Number(latText), Number(lngText)]
  return Math.abs(lat) <= maxLat && Math.abs(lng) <= maxLng ? { lat, lng } : undefined
}
