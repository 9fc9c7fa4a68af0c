import { Hono } from 'hono'
import type { Text } from '../../../content/common/shape.ts'
import { currency, euros } from '../../catalogue/records/euros.ts'
import type { Deps } from '../../context/deps.ts'
import { languageOf } from '../../http/language.ts'

interface MethodRow {
  id: string
  type: string
  titles: Text
  descriptions: Text
  price_cents: number
  preference: string
  countries: string[] | null
  terminals: { id: string; title: string; country: string; city: string; address: string }[] | null
}

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
export const shippingRoutes = ({ db }: Deps) =>
  new Hono()
    .get('/api/shipping-methods', async (c) => {
      const language = languageOf(c)
      const rows = await db.query<MethodRow>(
        `select id, type, titles, descriptions, price_cents, preference, countries,
           (select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'country', t.country, 'city', t.city, 'address', t.address)
              order by t.country, t.city, t.title) from terminal t where t.method = shipping_method.id) as terminals
         from shipping_method order by sort_number, id`,
      )
      return c.json(
        rows.map(({ id, type, titles, descriptions, price_cents, preference, countries, terminals }) => ({
          id,
          type,
          title: titles[language],
          description: descriptions[language],
          price: euros(price_cents),
          currency,
          deliveryPreference: preference,
          ...(countries && { countries }),
          ...(terminals && { terminals }),
        })),
      )
    })
    .get('/api/shipping-salons', async (c) => {
      const language = languageOf(c)
      const rows = await db.query<SalonRow>(
        'select id, titles, city, address, country, coordinates, telephone, hours from salon order by sort_number, id',
      )
      return c.json(rows.map(({ id, titles, hours, ...salon }) => ({ _id: id, title: titles[language], ...salon, hours: hours[language] })))
    })
