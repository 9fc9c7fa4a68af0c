import type { Discount } from '../../../src/domain/cart/pricing/offer.ts'
import { clean } from '../../../src/domain/forms/clean-text.ts'
import type { Db } from '../../db/db.ts'

/** A code as stored: cleaned, in upper case. */
export const normalised = (code: string) => clean('code', code).toUpperCase()

/** The discount of a valid code; undefined if the code is unknown, expired or used up. */
export async function loadDiscount(db: Db, code: string, now: Date): Promise<Discount | undefined> {
  const [row] = await db.query<{
    percent: number | null
    amount_cents: number | null
    product_list: string | null
    category: string | null
    min_cart_cents: number | null
    max_cart_cents: number | null
  }>(
    `select percent, amount_cents, product_list, category, min_cart_cents, max_cart_cents
     from discount_code where code = $1 and (valid_until is null or valid_until > $2) and (uses_left is null or uses_left > 0)`,
    [normalised(code), now],
  )
  return (
    row && {
      percent: row.percent ?? undefined,
      amount: row.amount_cents ?? undefined,
      list: row.product_list ?? undefined,
      category: row.category ?? undefined,
      from: row.min_cart_cents ?? undefined,
      upTo: row.max_cart_cents ?? undefined,
    }
  )
}

/** The balance of a gift voucher in cents; undefined if the code is unknown or expired. */
export async function loadVoucherBalance(db: Db, code: string, now: Date): Promise<number | undefined> {
  const [row] = await db.query<{ balance_cents: number }>(
    'select balance_cents from voucher where code = $1 and (valid_until is null or valid_until > $2)',
    [normalised(code), now],
  )
  return row?.balance_cents
}
