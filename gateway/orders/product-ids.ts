import type { Db } from '../../server/db/db.ts'
import type { OrderProduct } from '../../src/model/account/order.ts'

/** Adds product ids, which the kit links by. Engines return only the codes. */
export async function withProductIds(db: Db, lines: readonly OrderProduct[]): Promise<OrderProduct[]> {
  const rows = await db.query<{ code: string; product: string }>('select code, product from engine_variant where code = any($1)', [
    lines.flatMap(({ code }) => code ?? []),
  ])
  const ids = new Map(rows.map(({ code, product }) => [code, product]))
  return lines.map((line) => ({ ...line, id: ids.get(line.code ?? '') }))
}
