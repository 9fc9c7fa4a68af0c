import type { Db } from '../db/db.ts'

/** saved carts per owner; the oldest are deleted */
const maxArchivedCarts = 20
/** of an owner's saved carts together; a usual cart has a few kilobytes */
const maxArchivedBytes = 1_000_000

/** The owner of a customer's carts; a visitor's carts are owned by the session. */
export const ownerOfCustomer = (customer: string): string => `customer ${customer}`

const readGuid = (data: string): unknown => (JSON.parse(data) as { guid?: unknown } | null)?.guid

/** Deletes an ordered cart from the owner's carts. */
export async function dropCart(db: Db, owner: string, guid: string): Promise<void> {
  const carts = await db.query<{ id: string; data: string }>('select id, data from cart where owner = $1', [owner])
  const ordered = carts.filter(({ data }) => readGuid(data) === guid).map(({ id }) => id)
  if (ordered.length > 0) await db.query('delete from cart where owner = $1 and id = any($2)', [owner, ordered])
}

/** Deletes the oldest saved carts beyond the limit. */
export const dropOldCarts = (db: Db, owner: string) =>
  db.query(
    `delete from cart where owner = $1 and id in
     (select id from (select id, row_number() over newest as place, sum(octet_length(data)) over newest as bytes from cart
      where owner = $1 and not active window newest as (order by updated desc, number desc)) parked
      where place > $2 or bytes > $3)`,
    [owner, maxArchivedCarts, maxArchivedBytes],
  )

/** Transfers a visitor's carts to the customer; the customer's active cart stays active. */
export async function transferCarts(db: Db, session: string, customer: string): Promise<void> {
  const owner = ownerOfCustomer(customer)
  // two simultaneous logins of a customer would both add an active cart
  await db.query('select 1 from customer where id = $1 for update', [customer])
  await db.query(
    'update cart set active = false where session = $1 and active and exists (select 1 from cart where owner = $2 and active)',
    [session, owner],
  )
  await db.query('update cart set customer = $2, session = null where session = $1', [session, customer])
  await dropOldCarts(db, owner)
}
