import { Hono } from 'hono'
import { priceRequest } from '../../../src/model/cart/price-request.ts'
import type { AppEnv } from '../app-env.ts'
import { askerOf } from '../asker.ts'
import { readBody } from '../body.ts'
import { currency } from '../catalogue/euros.ts'
import type { Deps } from '../deps.ts'
import { priceAnswer } from '../pricing/answer.ts'

/** POST /api/orders/price (CALL-20, PRICE-01): the only authority for prices. */
export const pricingRoutes = ({ db, pricer }: Deps) =>
  new Hono<AppEnv>().post('/api/orders/price', async (c) => {
    const { cart, vatRate } = await pricer.price(db, await readBody(c, priceRequest), askerOf(c))
    return c.json(priceAnswer(cart, currency, vatRate))
  })
