import type { PricedCart } from '../../../src/domain/cart/pricing/price-cart.ts'
import type { PriceRequest } from '../../../src/model/cart/price-request.ts'
import { normalised } from '../../cart/pricing/load-codes.ts'
import type { Db } from '../../db/db.ts'

/** Locks these codes until the transaction ends. */
export async function lockCodes(tx: Db, { discountCode, giftVoucher }: PriceRequest): Promise<void> {
  if (discountCode) await tx.query('select 1 from discount_code where code = $1 for update', [normalised(discountCode)])
  if (giftVoucher) await tx.query('select 1 from voucher where code = $1 for update', [normalised(giftVoucher)])
}

/** Redeems the codes that an order used and returns them. Requires `lockCodes`. */
export async function redeem(tx: Db, { discountCode, giftVoucher }: PriceRequest, { discountApplied, voucherUsed }: PricedCart) {
  const discount = discountApplied && discountCode ? normalised(discountCode) : undefined
  const voucher = voucherUsed > 0 && giftVoucher ? normalised(giftVoucher) : undefined
  if (discount) await tx.query('update discount_code set uses_left = uses_left - 1 where code = $1', [discount])
  if (voucher) await tx.query('update voucher set balance_cents = balance_cents - $2 where code = $1', [voucher, voucherUsed])
  return { discount, voucher }
}

/** Makes the codes that an order used valid again. */
export async function unredeem(tx: Db, order: string): Promise<void> {
  await tx.query(
    'update discount_code d set uses_left = d.uses_left + 1 from customer_order o where o.id = $1 and d.code = o.discount_code',
    [order],
  )
  await tx.query(
    'update voucher v set balance_cents = v.balance_cents + o.voucher_cents from customer_order o where o.id = $1 and v.code = o.voucher',
    [order],
  )
}
