import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../server/db/db.ts'
import { Problem } from '../../server/http/problem.ts'
import type { PlacedOrder } from '../../src/model/account/order.ts'
import type { OrderReference } from '../adapter.ts'

/** How long a request may work on an attempt before another takes it over. */
const leaseMs = 90_000
const pollMs = 150
/** Longer than an engine usually takes, shorter than browsers wait. */
const waitMs = 25_000

interface Row {
  fingerprint: string
  lease: Date
  reference: OrderReference | null
  placed: PlacedOrder | null
}

/** An attempt to place an order: the order exists, or this request is the only one that may place it. */
export type Attempt = { placed: PlacedOrder } | { placed: undefined; reference: OrderReference | undefined }

const reused = () => new Problem(422, 'IdempotencyKeyReused', 'The Idempotency-Key belongs to another order')
const inProgress = () => new Problem(503, 'OrderInProgress', 'The order is still being placed, try again in a moment', 5)

/** Records every attempt to place an order, for all processes. There is one order per content and key, whatever gets lost. */
export function createAttempts(db: Db, now: () => Date) {
  const until = () => new Date(now().getTime() + leaseMs)

  const find = async (fingerprint: string, key: string | undefined): Promise<Row | undefined> => {
    const rows = await db.query<Row>(
      'select fingerprint, lease, reference, placed from engine_order where fingerprint = $1 or idempotency_key = $2',
      [fingerprint, key ?? null],
    )
    if (rows.some((row) => row.fingerprint !== fingerprint)) throw reused()
    return rows[0]
  }

  /** Takes over an abandoned attempt. */
  const takeOver = async ({ fingerprint, lease }: Row) =>
    lease <= now() &&
    (
      await db.query('update engine_order set lease = $2 where fingerprint = $1 and lease = $3 and placed is null returning fingerprint', [
        fingerprint,
        until(),
        lease,
      ])
    ).length > 0

  return {
    /** Begins the attempt, or waits for the request that is working on it. Throws a 422 if the key belongs to another order. */
    async begin(fingerprint: string, key: string | undefined): Promise<Attempt> {
      for (const end = performance.now() + waitMs; performance.now() < end; await pause(pollMs)) {
        const begun = await db.query(
          `insert into engine_order (fingerprint, idempotency_key, lease, created) values ($1, $2, $3, $4)
           on conflict do nothing returning fingerprint`,
          [fingerprint, key ?? null, until(), now()],
        )
        if (begun.length > 0) return { placed: undefined, reference: undefined }
        const row = await find(fingerprint, key)
        if (row?.placed) return { placed: row.placed }
        if (row && (await takeOver(row))) return { placed: undefined, reference: row.reference ?? undefined }
      }
      throw inProgress()
    },
    /** Stores the reference by which the engine finds the order. */
    note: async (fingerprint: string, reference: OrderReference) => {
      await db.query('update engine_order set reference = $2 where fingerprint = $1', [fingerprint, JSON.stringify(reference)])
    },
    succeed: async (fingerprint: string, placed: PlacedOrder) => {
      await db.query('update engine_order set placed = $2, reference = null where fingerprint = $1', [fingerprint, JSON.stringify(placed)])
    },
    /** No order exists and none can still appear. */
    fail: async (fingerprint: string) => {
      await db.query('delete from engine_order where fingerprint = $1 and placed is null', [fingerprint])
    },
    /** It is unknown whether an order exists, so the next request asks the engine again. */
    leaveOpen: async (fingerprint: string) => {
      await db.query('update engine_order set lease = $2 where fingerprint = $1', [fingerprint, now()])
    },
  }
}
