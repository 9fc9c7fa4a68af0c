import type { Db } from '../../server/db/db.ts'
import { openSeededDb } from '../../tools/samples/database.ts'
import { createReset } from './db-reset.ts'

/** Each keeps its memory until the process ends. */
const maxIdle = 2

interface PooledDb {
  db: Db
  reset: () => Promise<boolean>
}

const idleDbs = Symbol.for('shop-kit.tests.idle-dbs')
const processGlobals = globalThis as { [idleDbs]?: PooledDb[] }
processGlobals[idleDbs] ??= []
/** global, because tests of tabs reload all modules */
const idle = processGlobals[idleDbs]

async function openPooledDb(): Promise<PooledDb> {
  const db = await openSeededDb()
  return { db, reset: await createReset(db) }
}

async function releaseDb(lent: PooledDb): Promise<void> {
  if (idle.length < maxIdle && (await lent.reset())) idle.push(lent)
  else await lent.db.close()
}

/**
 * A database as of `openSeededDb` from a pool: resets closed databases and reuses them. For embedded databases only, because a
 * server copies a template faster.
 */
export async function acquireDb(): Promise<Db> {
  if (process.env.DATABASE_URL) return openSeededDb()
  const pooled = idle.pop() ?? (await openPooledDb())
  const { db } = pooled
  const unlisteners: (() => Promise<void>)[] = []
  let isClosed = false
  const inUse = () => {
    if (isClosed) throw new Error('The database is closed')
    return db
  }
  return {
    kind: db.kind,
    query: async (sql, params) => inUse().query(sql, params),
    exec: async (sql) => inUse().exec(sql),
    tx: async (work) => inUse().tx(work),
    listen: async (channel, heard) => {
      const stop = await inUse().listen(channel, heard)
      unlisteners.push(stop)
      return stop
    },
    close: async () => {
      if (isClosed) return
      isClosed = true
      for (const stop of unlisteners) await stop()
      await releaseDb(pooled)
    },
  }
}
