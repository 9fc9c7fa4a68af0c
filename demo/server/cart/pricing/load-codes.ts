import type { Db } from '../../db/db.ts'
import type { Discount } from './offer.ts'

/** A code as it is kept, however it is typed. */
export const normalised = (code: string) => code.trim().toUpperCase()

/** A discount code that exists and still holds, however it is typed. */
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

/** What is left on a gift voucher, cents; undefined when there is none of that code or it has run out. */
export async function loadVoucherBalance(db: Db, code: string, now: Date): Promise<number | undefined> {
  const [row] = await db.query<{ balance_cents: number }>(
    'select balance_cents from voucher where code = $1 and (valid_until is null or valid_until > $2)',
    [normalised(code), now],
  )
  return row?.balance_cents
}
