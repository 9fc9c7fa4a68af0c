import { type Amount, type DecimalSign, parseAmount } from './amount.ts'

/** Digits of a text that a report quotes. */
export const quoted = (text: string): string => `'${text.slice(0, 40)}'`

const signNames = { '.': 'point', ',': 'comma' } as const

/**
 * The value of an amount by the decimal sign of its column. Without one, a text with only one meaning has that, and others are
 * refused: a doubt never becomes a price.
 */
export function settle(text: string, { values }: Amount, sign: DecimalSign | undefined, what: string): number {
  const [point, comma] = [values['.'], values[',']]
  if (sign) {
    const value = values[sign]
    if (value === undefined) throw new Error(`${quoted(text)} is not a ${what} with a decimal ${signNames[sign]}`)
    return value
  }
  if (point !== undefined && comma !== undefined && point !== comma)
    throw new Error(`${quoted(text)} may be ${point} or ${comma}: say which sign separates decimals with --decimal . or --decimal ,`)
  return point ?? comma ?? Number.NaN
}

const maxCount = 1_000_000

/** Parses a number of pieces; empty or negative counts as 0. Throws an error with a readable message for other texts. */
export function readCount(text: string, sign?: DecimalSign): number {
  if (!text) return 0
  const amount = parseAmount(text)
  if (!amount || amount.currency) throw new Error(`${quoted(text)} is not a quantity`)
  const { '.': point, ',': comma } = amount.values
  // no piece is divided, so that '10.0' and '2,5' tell their sign themselves
  const count = settle(text, amount, point !== undefined && comma !== undefined ? sign : undefined, 'quantity')
  if (!Number.isInteger(count)) throw new Error(`${quoted(text)} is not a whole quantity`)
  return amount.isNegative ? 0 : Math.min(maxCount, count)
}
