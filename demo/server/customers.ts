import { randomBytes } from 'node:crypto'
import type { Db } from './db/db.ts'

const idBytes = 12

/** A new customer; answers the id. Fails when the address has an account already, however it is written. */
export async function createCustomer(db: Db, { email, at }: { email: string; at: Date }): Promise<string> {
  const id = randomBytes(idBytes).toString('base64url')
  await db.query('insert into customer (id, email, created) values ($1, $2, $3)', [id, email.trim(), at])
  return id
}
