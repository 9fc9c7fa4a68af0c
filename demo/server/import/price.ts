/** Exchange rates to the shop's currency: { USD: 0.92 } means that 1 USD is 0.92 EUR. */
export type Rates = Record<string, number>

export const shopCurrency = 'EUR'

const maxPriceCents = 10_000_000_00

/**
 * Parses '1,299.00', '12,50' or '105.29 USD' to cents of the shop's currency. Throws an error with a readable message if the
 * text is not a price or its currency has no rate.
 */
export function readPrice(text: string, rates: Rates = {}): number {
  const found = /^([A-Z]{3})?\s*(\d[\d.,\s']*)\s*([A-Z]{3})?$/.exec(text.trim())
  const amount = found?.[2] === undefined ? Number.NaN : readAmount(found[2])
  if (!found || Number.isNaN(amount)) throw new Error(`'${text.slice(0, 40)}' is not a price`)
  const currency = found[1] ?? found[3] ?? shopCurrency
  const rate = currency === shopCurrency ? 1 : rates[currency]
  if (rate === undefined) throw new Error(`Price in ${currency}, but the shop sells in ${shopCurrency}: add --rate ${currency}=…`)
  const cents = Math.round(amount * rate * 100)
  if (cents > maxPriceCents) throw new Error(`'${text.slice(0, 40)}' exceeds the maximum price`)
  return cents
}

/** Like `readPrice`, for a price to sell at: 0 is a missing price rather than a gift. */
export function requirePrice(text: string, rates: Rates = {}): number {
  const cents = readPrice(text, rates)
  if (cents === 0) throw new Error(`The price '${text.slice(0, 40)}' is not above 0`)
  return cents
}

/** A point or comma before the last one or two digits is the decimal separator; all others separate thousands. */
function readAmount(text: string): number {
  const plain = text.replace(/[\s']/g, '')
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`)
}
