const metresPerKm = 1000
const steps = [5, 2, 1]
const powers = 10
/** metres per pixel at the equator at zoom 0, where the world is 512 px wide */
const metresPerPixel = 40_075_016.686 / 512

/** A round length and its width on screen. */
export interface MapScale {
  metres: number
  px: number
}

/** Metres per pixel at a latitude and zoom. */
export const pixelMetres = (lat: number, zoom: number): number => (metresPerPixel * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom

/** The longest length of the series 1, 2, 5, 10, 20, 50 … that fits into `maxPx`. */
export function mapScale(metresOfPixel: number, maxPx: number): MapScale {
  const maxMetres = metresOfPixel * maxPx
  const power = powers ** Math.floor(Math.log10(maxMetres))
  const metres = power * (steps.find((step) => step * power <= maxMetres) ?? 1)
  return { metres, px: metres / metresOfPixel }
}

/** Formats a length in m, or in km from 1000 m. */
export const lengthText = (metres: number): string => (metres < metresPerKm ? `${metres} m` : `${metres / metresPerKm} km`)
