import { toCents } from '../../src/domain/money.ts'
import { type Cells, cellsOf, type Reading } from './file-row.ts'
import type { ImportedVariant } from './rows/import-row.ts'
import { type DecimalSign, parseAmount } from './values/amount.ts'
import { quoted, settle } from './values/read-number.ts'
import type { SaleState } from './values/sale-period.ts'

/** Exchange rates to the shop's currency: { USD: 0.92 } means that 1 USD is 0.92 EUR. */
export type Rates = Record<string, number>

export const shopCurrency = 'EUR'

const maxPriceCents = 10_000_000_00

/**
 * Parses '1,299.00', '12,50' or '105.29 USD' to cents of the shop's currency; `sign` separates the decimals of its column.
 * Throws an error with a readable message if the text is not a price, may be two prices or has a currency without a rate.
 */
export function readPrice(text: string, rates: Rates = {}, sign?: DecimalSign): number {
  const amount = parseAmount(text)
  if (!amount) throw new Error(`${quoted(text)} is not a price`)
  const currency = amount.currency || shopCurrency
  if (amount.isNegative) throw new Error(`The price ${quoted(text)} is negative`)
  const rate = currency === shopCurrency ? 1 : rates[currency]
  if (rate === undefined) throw new Error(`Price in ${currency}, but the shop sells in ${shopCurrency}: add --rate ${currency}=…`)
  const cents = toCents(settle(text, amount, sign, 'price') * rate)
  if (cents > maxPriceCents) throw new Error(`${quoted(text)} exceeds the maximum price`)
  return cents
}

/** Like `readPrice`, for a price to sell at: 0 is a missing price rather than a gift. */
export function requirePrice(text: string, rates: Rates = {}, sign?: DecimalSign): number {
  const cents = readPrice(text, rates, sign)
  if (cents === 0) throw new Error(`The price ${quoted(text)} is not above 0`)
  return cents
}

/** The price in the first of these columns that is filled in; undefined if none is. */
export function priceIn(
  { rates, signs }: Reading,
  read: typeof readPrice,
  cells: Cells,
  ...columns: readonly string[]
): number | undefined {
  for (const column of columns) {
    const [text] = cellsOf(cells, column)
    if (text !== undefined) return read(text, rates, signs.of(column))
  }
}

/** What a variant costs with a sale price that is in this state: until it begins and after its end the regular price. */
export function withSale(full: number, sale: number, state: SaleState): Pick<ImportedVariant, 'price' | 'old' | 'sale'> {
  const dated = state === 'open' ? {} : { sale: state }
  return state === 'over' || state === 'later' ? { price: full, ...dated } : { price: sale, old: full, ...dated }
}
