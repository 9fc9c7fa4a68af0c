import { Hono } from 'hono'
import type { Text } from '../../../content/common/shape.ts'
import type { Deps } from '../../context/deps.ts'
import { languageOf } from '../../http/language.ts'

/** GET /api/payment-methods (CALL-29). */
export const paymentMethodRoutes = ({ db }: Deps) =>
  new Hono().get('/api/payment-methods', async (c) => {
    const language = languageOf(c)
    const rows = await db.query<{ id: string; payment_type: string; titles: Text; descriptions: Text }>(
      'select id, payment_type, titles, descriptions from payment_method order by sort_number, id',
    )
    return c.json(
      rows.map(({ id, payment_type, titles, descriptions }) => ({
        id,
        title: titles[language],
        paymentType: payment_type,
        description: descriptions[language],
      })),
    )
  })
