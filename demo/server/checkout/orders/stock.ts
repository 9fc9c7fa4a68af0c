import type { PricedLine, RequestedLine } from '../../cart/pricing/line.ts'
import { chosenProducts } from '../../cart/pricing/load-addables.ts'
import type { Db } from '../../db/db.ts'

/** Locks the stock of the products in these lines and of those added to them until the transaction ends. */
export async function lockProducts(tx: Db, lines: readonly RequestedLine[]): Promise<void> {
  const added = await chosenProducts(tx, lines)
  await tx.query(
    `select no from product where no in (select product_no from variant where code = any($1) union select unnest($2::int[]))
     order by no for update`,
    [lines.map(({ code }) => code), added.map(({ no }) => no)],
  )
}

/** Pieces that an order removes from stock: its lines and the products added to them. */
export const soldPieces = (lines: readonly PricedLine[]) =>
  lines.flatMap(({ offer, extras, quantity }) =>
    [offer.code, ...extras.flatMap(({ variant }) => variant ?? [])].map((code) => ({ code, quantity })),
  )

/** Removes sold pieces from the warehouses in their order and from the listings. Requires `lockProducts`. */
export async function takeStock(tx: Db, sold: readonly { code: string; quantity: number }[]): Promise<void> {
  const pieces = new Map<string, number>()
  for (const { code, quantity } of sold) pieces.set(code, (pieces.get(code) ?? 0) + quantity)
  const codes = [...pieces.keys()]
  const params = [codes, [...pieces.values()]]
  await tx.query(
    `update variant v set available_quantity = greatest(0, v.available_quantity - s.quantity)
     from unnest($1::text[], $2::int[]) as s (code, quantity) where v.code = s.code`,
    params,
  )
  await tx.query(
    `update warehouse_stock w set available_quantity = w.available_quantity - t.taken
     from (
       select variant_code, warehouse, least(available_quantity, greatest(0, wanted - before)) as taken
       from (
         select k.variant_code, k.warehouse, k.available_quantity, s.quantity as wanted,
           coalesce(sum(k.available_quantity) over (partition by k.variant_code order by k.sort_number, k.warehouse
             rows between unbounded preceding and 1 preceding), 0) as before
         from warehouse_stock k join unnest($1::text[], $2::int[]) as s (code, quantity) on s.code = k.variant_code
         where k.is_purchase_available
       ) as shelf
     ) as t
     where w.variant_code = t.variant_code and w.warehouse = t.warehouse and t.taken > 0`,
    params,
  )
  await tx.query(
    `update listing l set
       available_quantity = (select coalesce(sum(v.available_quantity), 0) from variant v where v.code = any(l.codes)),
       stock = (select coalesce(sum(w.available_quantity), 0) from warehouse_stock w
                where w.variant_code = any(l.codes) and w.warehouse = 'central' and w.is_purchase_available)
     where l.product_no in (select product_no from variant where code = any($1)) and l.codes && $1::text[]`,
    [codes],
  )
}
