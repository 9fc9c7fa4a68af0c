const metresPerKm = 1000
const steps = [5, 2, 1]
const powers = 10
/** metres that a pixel shows at the equator when the whole world is 512 px wide */
const metresPerPixel = 40_075_016.686 / 512

/** A round length and how wide it is on the screen. */
export interface MapScale {
  metres: number
  px: number
}

/** Metres that a pixel of a map shows at a latitude and a zoom. */
export const pixelMetres = (lat: number, zoom: number): number => (metresPerPixel * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom

/** The longest round length of 1, 2 or 5 that fits into so many pixels. */
export function mapScale(metresOfPixel: number, maxPx: number): MapScale {
  const maxMetres = metresOfPixel * maxPx
  const power = powers ** Math.floor(Math.log10(maxMetres))
  const metres = power * (steps.find((step) => step * power <= maxMetres) ?? 1)
  return { metres, px: metres / metresOfPixel }
}

/** A length in the unit that reads best. */
export const lengthText = (metres: number): string => (metres < metresPerKm ? `${metres} m` : `${metres / metresPerKm} km`)
