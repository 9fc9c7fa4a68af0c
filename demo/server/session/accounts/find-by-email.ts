import type { Db } from '../../db/db.ts'

/** The id of the account of an address, however it is written; an id that nobody has when there is none. */
export async function findByEmail(db: Db, email: string): Promise<string> {
  const [row] = await db.query<{ id: string }>('select id from customer where lower(email) = lower($1)', [email.trim()])
  return row?.id ?? ''
}
