import type { Delivery } from '../../../src/domain/cart/pricing/offer.ts'
import type { DeliveryOption } from '../../../src/model/account/address.ts'
import type { Db } from '../../db/db.ts'
import type { Language, Text } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'

/** Method and price of each delivery option; undefined for an unknown method. */
export async function loadDeliveries(
  db: Db,
  { pick }: Languages,
  options: readonly DeliveryOption[],
  language: Language,
): Promise<(Delivery | undefined)[]> {
  if (options.length === 0) return []
  const rows = await db.query<{ id: string; titles: Text; price_cents: number }>(
    'select id, titles, price_cents from shipping_method where id = any($1)',
    [options.flatMap(({ id }) => id ?? [])],
  )
  const known = new Map(rows.map(({ id, titles, price_cents }) => [id, { method: id, title: pick(titles, language), price: price_cents }]))
  return options.map(({ id }) => known.get(id ?? ''))
}
