import { Hono } from 'hono'
import type { AppEnv } from '../../context/app-env.ts'
import { visitorOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'

/** GET /api/payment-methods (CALL-29). */
export const paymentMethodRoutes = ({ engine }: Deps) =>
  new Hono<AppEnv>().get('/api/payment-methods', async (c) => c.json(await engine.paymentMethods(visitorOf(c))))
