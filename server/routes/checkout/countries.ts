import { Hono } from 'hono'
import type { AppEnv } from '../../context/app-env.ts'
import { visitorOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'

/** GET /api/countries/settings (CALL-32). */
export const countryRoutes = ({ engine }: Deps) =>
  new Hono<AppEnv>().get('/api/countries/settings', async (c) => c.json(await engine.countries(visitorOf(c))))
