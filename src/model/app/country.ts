import * as z from 'zod/mini'
import { list, maybe } from '../field.ts'

/** GET /api/countries/settings: a country the shop sells to; VAT is a rate (0.21 is 21 percent). */
export const countrySettings = z.looseObject({
  code: z.string(),
  title: maybe(z.string()),
  VAT: maybe(z.number()),
  currency: maybe(z.string()),
})
export type CountrySettings = z.output<typeof countrySettings>
export const countries = list(countrySettings)
