import * as z from 'zod/mini'
import { id, list, maybe } from './field.ts'

/** A shop where orders can be collected (CONT-11). `coordinates` is `lat,lng`, `hours` is html: only ever shown sanitised. */
export const salon = z.looseObject({
  _id: id,
  title: z.string(),
  city: maybe(z.string()),
  address: maybe(z.string()),
  country: maybe(z.string()),
  coordinates: maybe(z.string()),
  telephone: maybe(z.string()),
  hours: maybe(z.string()),
})
export type Salon = z.output<typeof salon>

/** GET /api/shipping-salons. */
export const salons = list(salon)
