import { Hono } from 'hono'
import type { AppEnv } from '../../context/app-env.ts'
import { visitorOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { languageOf } from '../../http/language.ts'
import type { Text } from '../../languages/language.ts'

interface SalonRow {
  id: string
  titles: Text
  city: string
  address: string
  country: string
  coordinates: string
  telephone: string
  hours: Text
}

/** GET /api/shipping-methods and GET /api/shipping-salons (CALL-30, CALL-31). */
export const shippingRoutes = ({ db, engine, languages: { pick } }: Deps) =>
  new Hono<AppEnv>()
    .get('/api/shipping-methods', async (c) => c.json(await engine.deliveryMethods(visitorOf(c))))
    .get('/api/shipping-salons', async (c) => {
      const language = languageOf(c)
      const rows = await db.query<SalonRow>(
        'select id, titles, city, address, country, coordinates, telephone, hours from salon order by sort_number, id',
      )
      return c.json(
        rows.map(({ id, titles, hours, ...salon }) => ({ _id: id, title: pick(titles, language), ...salon, hours: pick(hours, language) })),
      )
    })
