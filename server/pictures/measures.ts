/** A measure of a product as it is drawn. */
export interface Measure {
  value: number
  unit: 'cm' | 'mm' | 'm'
}

/** The measures that a dimension drawing shows: the extent across and the extent upwards. */
export interface Measures {
  across?: Measure
  up?: Measure
  /** the extent across is a diameter */
  isRound?: boolean
}

/** Attribute codes by direction; the first one that a product has counts. */
const acrossCodes = ['length', 'width']
const units = ['cm', 'mm', 'm'] as const

/** Pictures whose extent is not that of the product: it is rolled up, folded or worn. */
const withoutExtent = new Set('tape-measure folding-rule knot thread yarn electric-plug battery umbrella scarf'.split(' '))
/** Pictures that are wider than the diameter of the product, because it has a handle. */
const withHandle = new Set(['casserole', 'skillet', 'saucepan', 'kettle', 'mug', 'teapot', 'watering-can'])
/** Longer things are shown in part only, such as a hose. */
const maxMm = 3000

/**
 * The measures of a product from its specifications. `suffixOf` returns the unit of an attribute. Undefined if there is nothing to
 * draw. One length is enough: it is that of the longest side.
 */
export function measuresOf(
  art: string,
  specs: Record<string, unknown>,
  suffixOf: (code: string) => string | undefined,
): Measures | undefined {
  if (withoutExtent.has(art)) return undefined
  const read = (code: string): Measure | undefined => {
    const value = Number(specs[code])
    const unit = units.find((known) => known === suffixOf(code))
    if (specs[code] === undefined || !(value > 0) || !unit) return undefined
    return millimetres({ value, unit }) <= maxMm ? { value, unit } : undefined
  }
  const diameter = read('diameter')
  const [first, second] = acrossCodes.map(read).filter((measure) => measure !== undefined)
  const height = read('height')
  if (withHandle.has(art)) return height && { up: height }
  if (diameter) return { across: diameter, isRound: true, ...(height && { up: height }) }
  if (height) return { ...(first && { across: first }), up: height }
  if (!first || !second) return first && { across: first }
  const [across, up] = millimetres(second) > millimetres(first) ? [second, first] : [first, second]
  return { across, up }
}

export const millimetres = ({ value, unit }: Measure): number => value * { mm: 1, cm: 10, m: 1000 }[unit]

/** "32,5 cm". The comma is the decimal sign of both languages of the shop. */
export const measureText = ({ value, unit }: Measure): string => `${String(Math.round(value * 100) / 100).replace('.', ',')} ${unit}`
