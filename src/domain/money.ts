const symbols: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$', RUB: 'руб' }

/** Parts of an amount, for prices with smaller cents. */
export interface MoneyParts {
  sign: '' | '-'
  symbol: string
  units: string
  cents: string
}

const symbolOf = (currency: string | undefined): string => {
  if (!currency) return ''
  return (Object.hasOwn(symbols, currency) && symbols[currency]) || `${currency} `
}

/** The decimals of a currency: 0 for JPY, 3 for KWD; 2 if it is unknown. */
export function decimalsOf(currency: string): number {
  const known = decimals.get(currency)
  if (known !== undefined) return known
  let found = 2
  try {
    found = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? found
  } catch {} // not a currency
  decimals.set(currency, found)
  return found
}
const decimals = new Map<string, number>()

/** An amount in whole units of its last decimal, rounded half away from zero. Corrects binary fractions: 1.005 becomes 101. */
export const toUnits = (amount: number, decimals: number): number => {
  const units = Math.round(Number((Math.abs(amount) * 10 ** decimals).toPrecision(15)))
  return units && Math.sign(amount) * units
}

/** An amount in whole cents. */
export const toCents = (amount: number): number => toUnits(amount, 2)

/** The decimals in which amounts are added up: those of the currency, two at least. */
export const precisionOf = (currency: string | undefined): number => (currency ? Math.max(2, decimalsOf(currency)) : 2)

export const roundTo = (amount: number, decimals: number): number => toUnits(amount, decimals) / 10 ** decimals

/** Rounds to two decimals, to three in a currency that has them. */
export const roundMoney = (amount: number, currency?: string): number => roundTo(amount, precisionOf(currency))

/** The parts of an amount in units of its currency (GEN-09..12). */
export function splitMoney(amount: number, currency?: string): MoneyParts {
  const rounded = roundMoney(amount)
  const [units = '0', cents = '00'] = Math.abs(rounded).toFixed(2).split('.')
  return { sign: rounded < 0 ? '-' : '', symbol: symbolOf(currency), units, cents }
}

/** Formats an amount as -€1234,50: two decimals, a comma, the symbol first, no thousands separator (GEN-09..12). */
export function formatMoney(amount: number, currency?: string): string {
  const { sign, symbol, units, cents } = splitMoney(amount, currency)
  return `${sign}${symbol}${units},${cents}`
}
