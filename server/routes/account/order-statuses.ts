import { type Context, Hono } from 'hono'
import type { Deps } from '../../context/deps.ts'
import { acceptedLanguage } from '../../http/visitor-language.ts'
import type { Text } from '../../languages/language.ts'

/** The language of the browser, because the kit sends no `lang` with these calls. `lang` overrides it. */
const languageOf = (c: Context) => c.get('languages').named(c.req.query('lang') ?? acceptedLanguage(c))

/** GET /api/orders/order-statuses and /api/orders/payment-statuses: titles by status (CALL-24, CALL-25). */
export function orderStatusRoutes({ db, languages: { pick } }: Deps) {
  const titlesOf = (kind: 'order' | 'payment') => async (c: Context) => {
    const rows = await db.query<{ status: string; titles: Text }>(
      'select status, titles from order_status where kind = $1 order by sort_number, status',
      [kind],
    )
    return c.json(Object.fromEntries(rows.map(({ status, titles }) => [status, { title: pick(titles, languageOf(c)) }])))
  }
  return new Hono().get('/api/orders/order-statuses', titlesOf('order')).get('/api/orders/payment-statuses', titlesOf('payment'))
}
