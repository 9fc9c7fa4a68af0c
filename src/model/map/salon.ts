import * as z from 'zod/mini'
import { id, lenient, list } from '../field.ts'

/** A text; a number is one too, and whatever else stands there is nothing: one bad field never hides a shop (R17). */
const words = lenient(id)

/** A shop where orders can be collected (CONT-11). `coordinates` is `lat,lng`, `hours` is html: only ever shown sanitised. */
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
