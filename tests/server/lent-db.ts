import type { Db } from '../../demo/server/db/db.ts'
import { openSeededDb } from './database.ts'
import { settable } from './set-back.ts'

/** Each takes its memory for as long as the process lives. */
const maxIdle = 2

interface Lent {
  db: Db
  setBack: () => Promise<boolean>
}

const idleDbs = Symbol.for('shop-kit.tests.idle-dbs')
const ofProcess = globalThis as { [idleDbs]?: Lent[] }
ofProcess[idleDbs] ??= []
/** of the process: tests of tabs read all modules anew */
const idle = ofProcess[idleDbs]

async function opened(): Promise<Lent> {
  const db = await openSeededDb()
  return { db, setBack: await settable(db) }
}

async function takenBack(lent: Lent): Promise<void> {
  if (idle.length < maxIdle && (await lent.setBack())) idle.push(lent)
  else await lent.db.close()
}

/**
 * A database as of `openSeededDb`, of which a process opens only as many as it needs at a time: what is closed is set back and
 * serves the next. Embedded ones only, a server copies its own faster.
 */
export async function lendDb(): Promise<Db> {
  if (process.env.DATABASE_URL) return openSeededDb()
  const lent = idle.pop() ?? (await opened())
  const { db } = lent
  const deafen: (() => Promise<void>)[] = []
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
      deafen.push(stop)
      return stop
    },
    close: async () => {
      if (isClosed) return
      isClosed = true
      for (const stop of deafen) await stop()
      await takenBack(lent)
    },
  }
}
