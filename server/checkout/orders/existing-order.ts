import type { Db } from '../../db/db.ts'
import { Problem } from '../../http/problem.ts'

const lockSeed = 4_300_002

const lockOrderKey = (tx: Db, name: string) => tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [name, lockSeed])

/**
 * Finds the order of an identical earlier request. Locks the request until the transaction ends, so that two concurrent ones
 * create one order. Throws a 422 if the key belongs to another order.
 */
export async function findExistingOrder(tx: Db, fingerprint: string, key: string | undefined): Promise<string | undefined> {
  // fixed lock order, to avoid deadlocks
  await lockOrderKey(tx, `content ${fingerprint}`)
  if (key) await lockOrderKey(tx, `key ${key}`)
  const found = await tx.query<{ id: string; fingerprint: string }>(
    'select id, fingerprint from customer_order where fingerprint = $1 or idempotency_key = $2',
    [fingerprint, key ?? null],
  )
  if (found.some((order) => order.fingerprint !== fingerprint))
    throw new Problem(422, 'IdempotencyKeyReused', 'The Idempotency-Key belongs to another order')
  return found[0]?.id
}
