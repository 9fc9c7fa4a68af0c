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
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** An amount in whole cents, rounded half away from zero. Corrects binary fractions: 1.005 becomes 101. */
export const toCents = (amount: number): number => {
  const cents = Math.round(Number((Math.abs(amount) * 100).toPrecision(15)))
  return cents && Math.sign(amount) * cents
}

/** Rounds to two decimals by the rule of `toCents`. */
export const roundMoney = (amount: number): number => toCents(amount) / 100

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
