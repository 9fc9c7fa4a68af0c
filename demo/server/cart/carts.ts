import type { Db } from '../db/db.ts'

/** at most so many carts put aside are kept; the oldest make room */
const maxArchivedCarts = 20
/** together; everyday ones take a few kilobytes each */
const maxArchivedBytes = 1_000_000

/** Whose carts these are: a customer's, on whatever device, or a visitor's of this browser. */
export const ownerOfCustomer = (customer: string): string => `customer ${customer}`

const readGuid = (data: string): unknown => (JSON.parse(data) as { guid?: unknown } | null)?.guid

/** Takes an ordered cart away from those that the owner has stored. */
export async function dropCart(db: Db, owner: string, guid: string): Promise<void> {
  const carts = await db.query<{ id: string; data: string }>('select id, data from cart where owner = $1', [owner])
  const ordered = carts.filter(({ data }) => readGuid(data) === guid).map(({ id }) => id)
  if (ordered.length > 0) await db.query('delete from cart where owner = $1 and id = any($2)', [owner, ordered])
}

/** Keeps the newest carts that were put aside. */
export const dropOldCarts = (db: Db, owner: string) =>
  db.query(
    `delete from cart where owner = $1 and id in
     (select id from (select id, row_number() over newest as place, sum(octet_length(data)) over newest as bytes from cart
      where owner = $1 and not active window newest as (order by updated desc, number desc)) parked
      where place > $2 or bytes > $3)`,
    [owner, maxArchivedCarts, maxArchivedBytes],
  )

/** Makes a visitor's carts those of the customer; the customer's active cart stays the active one. */
export async function transferCarts(db: Db, session: string, customer: string): Promise<void> {
  const owner = ownerOfCustomer(customer)
  // two logins of a customer at once would both bring an active cart
  await db.query('select 1 from customer where id = $1 for update', [customer])
  await db.query(
    'update cart set active = false where session = $1 and active and exists (select 1 from cart where owner = $2 and active)',
    [session, owner],
  )
  await db.query('update cart set customer = $2, session = null where session = $1', [session, customer])
  await dropOldCarts(db, owner)
}
