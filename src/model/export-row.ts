import * as z from 'zod/mini'
import { list, maybe } from './field.ts'

/** A row of GET /api/export/products/catalogue (ENT-26). */
export const exportRow = z.looseObject({
  sku: maybe(z.string()),
  brand: maybe(z.string()),
  title: maybe(z.string()),
  availableQuantity: maybe(z.number()),
  finalPrice: maybe(z.number()),
  currency: maybe(z.string()),
})
export type ExportRow = z.output<typeof exportRow>
export const exportRows = list(exportRow)
