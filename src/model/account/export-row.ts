import * as z from 'zod/mini'
import { list, maybe } from '../field.ts'

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

/** A page of the export. `count` includes the invalid rows that are dropped, because paging depends on it (EXP-01). */
export const exportPage = z.pipe(
  z.array(z.unknown()),
  z.transform((sent) => ({ count: sent.length, rows: exportRows.parse(sent) })),
)
export type ExportPage = z.output<typeof exportPage>
