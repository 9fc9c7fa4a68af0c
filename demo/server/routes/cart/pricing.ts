import { Hono } from 'hono'
import { priceRequest } from '../../../../src/model/cart/price-request.ts'
import { priceResponse } from '../../cart/pricing/price-response.ts'
import { currency } from '../../catalogue/records/euros.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { readBody } from '../../http/body.ts'

/** POST /api/orders/price (CALL-20, PRICE-01): the only source of totals. */
export const pricingRoutes = ({ db, pricer }: Deps) =>
  new Hono<AppEnv>().post('/api/orders/price', async (c) => {
    const { cart, vatRate } = await pricer.price(db, await readBody(c, priceRequest), clientOf(c))
    return c.json(priceResponse(cart, currency, vatRate))
  })
