import { Hono } from 'hono'
import { priceRequest } from '../../../src/model/cart/price-request.ts'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { readBody } from '../../http/body.ts'
import { findShopper } from '../../session/session.ts'

/** POST /api/orders/price (CALL-20, PRICE-01): the only source of totals. */
export const pricingRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post('/api/orders/price', async (c) => {
    const request = await readBody(c, priceRequest)
    return c.json(await deps.engine.price(request, await findShopper(c, deps)))
  })
