import { readAmounts, writeCurrency } from '../server/catalogue/records/amounts.ts'
import type { Db } from '../server/db/db.ts'
import { type Adapter, EngineError } from './adapter.ts'

const isCode = (code: string) => /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code)

/** The currencies of the delivery methods; none while the engine does not answer. */
async function deliveryCurrencies(adapter: Adapter): Promise<string[]> {
  try {
    const methods = await adapter.deliveryMethods({ language: 'en', token: undefined })
    return [...new Set(methods.flatMap(({ currency }) => currency ?? []))]
  } catch (error) {
    if (error instanceof EngineError) return []
    throw error
  }
}

/** Where the currency may be stated, most reliable first. */
interface Sources {
  engine: string | undefined
  configuration: string | undefined
}

/**
 * Returns the shop's one currency: that of the engine, or of the configuration, or of the delivery methods, or the euro. Throws if they
 * disagree or if it is not a currency. Forgets a catalogue in another currency, so that it is read again.
 */
export async function agreeOnCurrency(db: Db, adapter: Adapter, { engine, configuration }: Sources): Promise<string> {
  const ofDelivery = await deliveryCurrencies(adapter)
  const known = (await readAmounts(db)).currency
  const isFirst = (await db.query('select 1 from engine_product limit 1')).length === 0
  const currency = engine ?? configuration ?? ofDelivery[0] ?? (isFirst ? 'EUR' : known)
  if (!isCode(currency)) throw new Error(`The currency ${currency} is none of ISO 4217.`)
  const others = Object.entries({ 'the configuration': [configuration ?? currency], 'the delivery methods': ofDelivery })
  for (const [source, codes] of others)
    for (const code of codes)
      if (code !== currency)
        throw new Error(
          `A shop has one currency: the prices are in ${currency}, but ${source} say${source.endsWith('s') ? '' : 's'} ${code}.`,
        )
  if (currency !== known) {
    await writeCurrency(db, currency)
    await db.query('delete from engine_product')
  }
  return currency
}

/** Throws `unavailable` for an amount in another currency, which shoppers would take for the shop's own. */
export function assertCurrency(expected: string, found: string | undefined, what: string): void {
  if (found !== undefined && found !== expected)
    throw new EngineError(
      'unavailable',
      `${what} in ${found}, but the shop is in ${expected}: set the currency of the engine or of the shop`,
    )
}
