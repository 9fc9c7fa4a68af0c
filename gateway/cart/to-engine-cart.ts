import { checkFilledIn } from '../../server/cart/pricing/check-filled-in.ts'
import type { Db } from '../../server/db/db.ts'
import { badRequest } from '../../server/http/problem.ts'
import type { PriceRequest } from '../../src/model/cart/price-request.ts'
import type { EngineCart, EngineDelivery } from '../adapter.ts'

/** A line of the request with its product and the engine's variant id; both undefined for an unknown code. */
export interface RequestedLine {
  guid: string
  code: string
  quantity: number
  product: string | undefined
  ref: string | undefined
}

/** Throws a 400 for indistinguishable lines. */
export async function readLines(db: Db, { products }: PriceRequest): Promise<RequestedLine[]> {
  if (new Set(products.map(({ guid }) => guid)).size < products.length) throw badRequest('Two lines have the same guid')
  products.forEach(checkFilledIn)
  const rows = await db.query<{ code: string; product: string; ref: string }>(
    'select code, product, ref from engine_variant where code = any($1)',
    [products.map(({ code }) => code)],
  )
  const known = new Map(rows.map((row) => [row.code, row]))
  return products.map(({ guid, code, quantity }) => ({
    guid,
    code,
    quantity,
    product: known.get(code)?.product,
    ref: known.get(code)?.ref,
  }))
}

/** Throws a 400 for several deliveries, which engines treat as several orders. */
function toDelivery({ deliveryOptions = [], deliveryCountry = '' }: PriceRequest): EngineDelivery | undefined {
  if (deliveryOptions.length > 1) throw badRequest('An order has one delivery')
  const [option] = deliveryOptions
  if (option?.id === undefined) return undefined
  const { address, city, code, country } = option.address ?? {}
  return { method: option.id, country: country ?? deliveryCountry, address, city, postcode: code }
}

type Sold = RequestedLine & { ref: string }

export const isKnown = (line: RequestedLine): line is Sold => line.ref !== undefined

export function toEngineCart(request: PriceRequest, lines: readonly Sold[]): EngineCart {
  const delivery = toDelivery(request)
  return {
    lines: lines.map(({ ref, quantity }) => ({ ref, quantity })),
    discountCode: request.discountCode || undefined,
    country: delivery?.country || request.deliveryCountry || undefined,
    delivery: delivery?.country ? delivery : undefined,
  }
}
