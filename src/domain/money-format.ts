import { structuredDataCurrency } from './constants.ts'
import { decimalsOf, formatMoney, roundTo, splitMoney } from './money.ts'

/** A price whose decimals are raised: what stands before them, they themselves, what follows. */
export interface PriceParts {
  before: string
  cents: string
  after: string
}

/** How a shop writes amounts. */
export interface Money {
  /** of amounts that state none */
  currency: string
  format: (amount: number, currency?: string) => string
  split: (amount: number, currency?: string) => PriceParts
}

/** What the configuration says of prices, and the language of the page. */
export interface MoneyOptions {
  language: string
  currency?: string | undefined
  /** `intl`: as the language writes them; otherwise that of the specification (GEN-09..12) */
  priceFormat?: 'intl' | undefined
}

const exactParts: Money['split'] = (amount, currency) => {
  const { sign, symbol, units, cents } = splitMoney(amount, currency)
  return { before: `${sign}${symbol}${units},`, cents, after: '' }
}

/** Servers and browsers know different versions of a language, which differ in the width of spaces. */
const joined = (parts: readonly Intl.NumberFormatPart[]) =>
  parts
    .map(({ value }) => value)
    .join('')
    .replace(/[\u2009\u202f]/g, '\u00a0')

/** Amounts as `Intl` writes them, with the decimals of their currency. What `Intl` does not know is written by the specification. */
function localized(language: string, ofShop: string): Money {
  const numbers = new Map<string, Intl.NumberFormat>()
  const split: Money['split'] = (amount, currency = ofShop) => {
    try {
      const number = numbers.get(currency) ?? new Intl.NumberFormat(language, { style: 'currency', currency })
      numbers.set(currency, number)
      const parts = number.formatToParts(roundTo(amount, decimalsOf(currency)))
      const found = parts.findIndex(({ type }) => type === 'fraction')
      const at = found < 0 ? parts.length : found
      return { before: joined(parts.slice(0, at)), cents: joined(parts.slice(at, at + 1)), after: joined(parts.slice(at + 1)) }
    } catch {
      return exactParts(amount, currency)
    }
  }
  return { currency: ofShop, split, format: (amount, currency) => Object.values(split(amount, currency)).join('') }
}

const known = new Map<string, Money>()

/** The format of amounts in a shop: the same object for the same options. */
export function moneyOf({ language, currency = structuredDataCurrency, priceFormat }: MoneyOptions): Money {
  const key = priceFormat ? `${currency} ${language}` : currency
  const money = known.get(key) ?? (priceFormat ? localized(language, currency) : { currency, format: formatMoney, split: exactParts })
  known.set(key, money)
  return money
}
