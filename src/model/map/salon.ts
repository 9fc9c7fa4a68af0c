import * as z from 'zod/mini'
import { id, lenient, list } from '../field.ts'

/** A string or number. Invalid values become undefined, so that one bad field does not hide a location (R17). */
const words = lenient(id)

/** A location where customers collect orders. `coordinates` is `lat,lng`; `hours` is HTML and must be sanitized (CONT-11). */
export const salon = z.looseObject({
  _id: id,
  title: z.string(),
  city: words,
  address: words,
  country: words,
  coordinates: words,
  telephone: words,
  hours: words,
})
export type Salon = z.output<typeof salon>

/** GET /api/shipping-salons. */
export const salons = list(salon)
