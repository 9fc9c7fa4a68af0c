import { Hono } from 'hono'
import type { Text } from '../../../content/common/shape.ts'
import type { Deps } from '../../context/deps.ts'
import { languageOf } from '../../http/language.ts'

/** GET /api/countries/settings (CALL-32). */
export const countryRoutes = ({ db }: Deps) =>
  new Hono().get('/api/countries/settings', async (c) => {
    const rows = await db.query<{ code: string; titles: Text; vat: number; currency: string }>(
      'select code, titles, vat_rate::float8 as vat, currency from country order by sort_number, code',
    )
    return c.json(rows.map(({ code, titles, vat, currency }) => ({ code, title: titles[languageOf(c)], VAT: vat, currency })))
  })
