import { decimalsOf } from '../../../src/domain/money.ts'
import type { Db } from '../../db/db.ts'
import { currency as reference } from './euros.ts'

/** The money of a shop: its currency, and the small units in which the database keeps amounts (columns that end in `_cents`). */
export interface Amounts {
  /** ISO 4217 */
  currency: string
  /** An amount of the database in units of the currency, as responses have it. */
  toUnits<C extends number | undefined>(small: C): C
  /** The reverse, rounded half away from zero. */
  toSmall(amount: number): number
}

/** Amounts are kept in hundredths, in thousandths if the currency has them. */
export function createAmounts(currency: string): Amounts {
  const scale = 10 ** Math.max(2, decimalsOf(currency))
  return {
    currency,
    toUnits: <C extends number | undefined>(small: C) => (small === undefined ? small : small / scale) as C,
    // corrects binary fractions: 1.005 becomes 101
    toSmall: (amount) => Math.sign(amount) * Math.round(Number((Math.abs(amount) * scale).toPrecision(15))),
  }
}

const setting = 'currency'

/** The money that the prices of a database are in; that of the reference shop, unless it says otherwise. */
export async function readAmounts(db: Db): Promise<Amounts> {
  const [row] = await db.query<{ value: { code: string } }>('select value from setting where name = $1', [setting])
  return createAmounts(row?.value.code ?? reference)
}

export const writeCurrency = (db: Db, code: string) =>
  db.query('insert into setting (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value', [
    setting,
    JSON.stringify({ code }),
  ])
