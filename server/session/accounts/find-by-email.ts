import type { Db } from '../../db/db.ts'

/** The id of the account with a cleaned address, compared without case; '' if there is none. */
export async function findByEmail(db: Db, email: string): Promise<string> {
  const [row] = await db.query<{ id: string }>('select id from customer where lower(email) = lower($1)', [email])
  return row?.id ?? ''
}
