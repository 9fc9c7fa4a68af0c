import type { PricedLine, RequestedLine } from '../../../src/domain/cart/pricing/line.ts'
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

/** Stock that an order has taken from a warehouse, or from the total of the variant if `warehouse` is null. */
export interface TakenStock {
  code: string
  warehouse: string | null
  quantity: number
}

const changed = 'returning s.code, s.warehouse, s.quantity'

/** Removes sold pieces from the warehouses in their order and from the listings. Returns what was there to take. Requires `lockProducts`. */
export async function takeStock(tx: Db, sold: readonly { code: string; quantity: number }[]): Promise<TakenStock[]> {
  const pieces = new Map<string, number>()
  for (const { code, quantity } of sold) pieces.set(code, (pieces.get(code) ?? 0) + quantity)
  const codes = [...pieces.keys()]
  const params = [codes, [...pieces.values()]]
  const ofVariants = await tx.query<TakenStock>(
    `update variant v set available_quantity = v.available_quantity - s.quantity
     from (
       select k.code, null as warehouse, least(k.available_quantity, w.quantity) as quantity
       from unnest($1::text[], $2::int[]) as w (code, quantity) join variant k on k.code = w.code
     ) as s
     where v.code = s.code and s.quantity > 0 ${changed}`,
    params,
  )
  const ofWarehouses = await tx.query<TakenStock>(
    `update warehouse_stock w set available_quantity = w.available_quantity - s.quantity
     from (
       select code, warehouse, least(available_quantity, greatest(0, wanted - before)) as quantity
       from (
         select k.variant_code as code, k.warehouse, k.available_quantity, s.quantity as wanted,
           coalesce(sum(k.available_quantity) over (partition by k.variant_code order by k.sort_number, k.warehouse
             rows between unbounded preceding and 1 preceding), 0) as before
         from warehouse_stock k join unnest($1::text[], $2::int[]) as s (code, quantity) on s.code = k.variant_code
         where k.is_purchase_available
       ) as shelf
     ) as s
     where w.variant_code = s.code and w.warehouse = s.warehouse and s.quantity > 0 ${changed}`,
    params,
  )
  await updateListings(tx, codes)
  return [...ofVariants, ...ofWarehouses]
}

/** Returns what an order took. */
export async function returnStock(tx: Db, order: string): Promise<void> {
  const rows = await tx.query<{ code: string }>('select distinct code from order_stock where order_id = $1', [order])
  const codes = rows.map(({ code }) => code)
  await tx.query('select no from product where no in (select product_no from variant where code = any($1)) order by no for update', [codes])
  await tx.query(
    `update variant v set available_quantity = v.available_quantity + s.quantity
     from order_stock s where s.order_id = $1 and s.warehouse is null and v.code = s.code`,
    [order],
  )
  await tx.query(
    `update warehouse_stock w set available_quantity = w.available_quantity + s.quantity
     from order_stock s where s.order_id = $1 and w.variant_code = s.code and w.warehouse = s.warehouse`,
    [order],
  )
  await tx.query('delete from order_stock where order_id = $1', [order])
  await updateListings(tx, codes)
}

const updateListings = (tx: Db, codes: readonly string[]) =>
  tx.query(
    `update listing l set
       available_quantity = (select coalesce(sum(v.available_quantity), 0) from variant v where v.code = any(l.codes)),
       stock = (select coalesce(sum(w.available_quantity), 0) from warehouse_stock w
                where w.variant_code = any(l.codes) and w.warehouse = 'central' and w.is_purchase_available)
     where l.product_no in (select product_no from variant where code = any($1)) and l.codes && $1::text[]`,
    [codes],
  )
