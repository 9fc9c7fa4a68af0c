import * as z from 'zod/mini'
import { codeMaxCharacters } from '../../../src/domain/constants.ts'
import { quantity } from '../../../src/model/cart/cart.ts'
import type { PriceRequest } from '../../../src/model/cart/price-request.ts'
import { maybe, named } from '../../../src/model/field.ts'
import type { Db } from '../../db/db.ts'
import { isPlain } from '../../http/body.ts'
import { badRequest } from '../../http/problem.ts'

const maxLines = 300

const code = z.string().check(z.minLength(1), z.maxLength(codeMaxCharacters))
const cartLine = z.object({
  code,
  quantity,
  deliveryDate: maybe(z.string()),
  attributes: maybe(named(z.union([z.string(), z.number(), z.array(z.string())]))),
})
/** A displayed cart. */
const cart = z.object({
  products: z.array(cartLine),
  discountCode: maybe(z.string()),
  billingCountry: maybe(z.string()),
  deliveryCountry: maybe(z.string()),
})
/** Rows of the product catalogue: one piece each. */
const rows = z.pipe(
  z.array(z.object({ sku: code })),
  z.transform((found) => ({ products: found.map(({ sku }) => ({ code: sku, quantity: 1 })) })),
)
const content = z.union([cart, rows])

/** Parses the products of an offer. Reads only codes, quantities, days, chosen values, countries and the discount code (R44). */
export function readOffer(text: string): Omit<PriceRequest, 'giftVoucher'> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest('The content is not JSON')
  }
  const read = isPlain(value) ? content.safeParse(value) : undefined
  if (!read?.success) throw badRequest('The content is neither a cart nor rows of the catalogue')
  if (read.data.products.length === 0) throw badRequest('The offer has no products')
  if (read.data.products.length > maxLines) throw badRequest(`An offer has at most ${maxLines} lines`)
  // the index serves as guid
  return { ...read.data, products: read.data.products.map((line, index) => ({ ...line, guid: String(index), id: line.code })) }
}

/** Replaces article numbers of products, which rows of the catalogue may contain, with the code of the first variant. */
export async function withVariantCodes<R extends Pick<PriceRequest, 'products'>>(db: Db, request: R): Promise<R> {
  const found = await db.query<{ sku: string; code: string }>(
    `select distinct on (p.sku) p.sku, v.code from product p join variant v on v.product_no = p.no
     where p.sku = any($1) and not exists (select 1 from variant same where same.code = p.sku)
     order by p.sku, v.sort_number, v.code`,
    [request.products.map((line) => line.code)],
  )
  const codes = new Map(found.map((row) => [row.sku, row.code]))
  return { ...request, products: request.products.map((line) => ({ ...line, code: codes.get(line.code) ?? line.code })) }
}
