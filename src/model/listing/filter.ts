import * as z from 'zod/mini'
import { id, list, maybe, swatch } from '../field.ts'

/** An option of an enum filter, with its number of products (FILT-15). */
export const filterOption = z.looseObject({
  value: id,
  title: maybe(z.string()),
  count: maybe(z.number()),
  image: maybe(z.string()),
  imageAlt: maybe(z.string()),
  /** the colour that the image shows, until it has loaded */
  swatch,
  active: maybe(z.boolean()),
})
export type FilterOption = z.output<typeof filterOption>

/** A facet of a listing. `min` and `max` are the selected range, `initialMin` and `initialMax` the available one (ENT-08). */
export const filter = z.looseObject({
  field: z.string(),
  title: maybe(z.string()),
  group: maybe(z.string()),
  unit: maybe(z.string()),
  type: z.enum(['enum', 'range']),
  active: maybe(z.boolean()),
  options: maybe(z.array(filterOption)),
  min: maybe(z.number()),
  max: maybe(z.number()),
  initialMin: maybe(z.number()),
  initialMax: maybe(z.number()),
})
export type Filter = z.output<typeof filter>

/** GET /api/products/filters. */
export const filters = list(filter)
