import type { Db } from './db/db.ts'

const guidOf = (data: string): unknown => (JSON.parse(data) as { guid?: unknown } | null)?.guid

/** Takes an ordered cart away from those that the session has stored. */
export async function dropCart(db: Db, session: string, guid: string): Promise<void> {
  const carts = await db.query<{ id: string; data: string }>('select id, data from cart where session = $1', [session])
  const ordered = carts.filter(({ data }) => guidOf(data) === guid).map(({ id }) => id)
  if (ordered.length > 0) await db.query('delete from cart where session = $1 and id = any($2)', [session, ordered])
}
