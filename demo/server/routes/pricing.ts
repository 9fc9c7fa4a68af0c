import { Hono } from 'hono'
import { priceRequest } from '../../../src/model/price-request.ts'
import { readBody } from '../body.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { languageOf } from '../language.ts'
import { priceAnswer } from '../pricing/answer.ts'
import { loadDiscount, loadVoucherBalance } from '../pricing/load-codes.ts'
import { loadOffers } from '../pricing/load-offers.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { badRequest } from '../problem.ts'

const currency = 'EUR'
const defaultVatRate = 0.21

/** VAT where the buyer is billed, else where the goods go (C9). */
async function vatRateOf(db: Db, country: string | undefined): Promise<number> {
  const [row] = await db.query<{ rate: number }>('select vat_rate::float8 as rate from country where code = $1', [country ?? ''])
  return row?.rate ?? defaultVatRate
}

/** POST /api/orders/price (CALL-20, PRICE-01): the only authority for prices. */
export const pricingRoutes = ({ db, now }: Deps) =>
  new Hono().post('/api/orders/price', async (c) => {
    const request = await readBody(c, priceRequest)
    if (new Set(request.products.map(({ guid }) => guid)).size < request.products.length) throw badRequest('Two lines have the same guid')
    const at = now()
    const [offers, discount, voucherBalance, vatRate] = await Promise.all([
      loadOffers(db, request.products, languageOf(c)),
      request.discountCode ? loadDiscount(db, request.discountCode, at) : undefined,
      request.giftVoucher ? loadVoucherBalance(db, request.giftVoucher, at) : undefined,
      vatRateOf(db, request.billingCountry ?? request.deliveryCountry),
    ])
    const cart = priceCart(request, { offers, discount, voucherBalance, vatRate, now: at })
    return c.json(priceAnswer(cart, currency, vatRate))
  })
