import { type Connection, request } from '../base/http/request.ts'
import type { VariantsQuery } from '../model/listing/query.ts'
import { quantityDatePrices, variants } from '../model/product/variant.ts'

/** GET /api/products/{id}/variants; the specification repeats the id in the query (CALL-07). */
export async function getVariants(connection: Connection, id: string, variantsQuery: VariantsQuery, signal?: AbortSignal) {
  const { lang, byAttribute, splitByAttribute, variantCodes } = variantsQuery
  const query = { lang, byAttribute, splitByAttribute, id, variantCodes: variantCodes?.join(',') }
  return (await request(connection, `/api/products/${encodeURIComponent(id)}/variants`, { query, schema: variants, signal })).value
}

/** GET /api/products/{id}/quantity-date-pricing (CALL-08). */
export async function getQuantityDatePricing(connection: Connection, id: string, lang: string, signal?: AbortSignal) {
  const path = `/api/products/${encodeURIComponent(id)}/quantity-date-pricing`
  return (await request(connection, path, { query: { lang }, schema: quantityDatePrices, signal })).value
}
