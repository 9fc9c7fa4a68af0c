import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { Db } from './db.ts'
import { lockFolder } from './lock.ts'
import { makeFolder } from './make-folder.ts'

/** A quarter of the default: saves 100 MB of this process, and the system's page cache has the files anyway. */
const bufferMb = 32

export interface EmbeddedDb extends Db {
  /** Dumps the whole database to a file that `openPglite({ dump })` loads. */
  dump(): Promise<Blob>
}

/** Opens PostgreSQL inside this process: on disk in `dir`, otherwise in memory. Loads `dump` if given. */
export async function openPglite({ dir, dump }: { dir?: string | undefined; dump?: Blob | undefined }): Promise<EmbeddedDb> {
  const unlock = dir ? lockFolder(dir) : undefined
  try {
    if (dir) makeFolder(dir)
    const { PGlite, extensions } = await engine()
    const lite = await PGlite.create({
      ...(dir && { dataDir: dir }),
      ...(dump && { loadDataDir: dump }),
      extensions,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${bufferMb}MB`],
    })
    return {
      ...statements(lite, (work) => lite.transaction((inner) => work(wrapTransaction(inner)))),
      listen: (channel, onNotify) => lite.listen(channel, onNotify),
      close: async () => {
        await lite.close()
        unlock?.()
      },
      dump: () => lite.dumpDataDir('none'),
    }
  } catch (error) {
    unlock?.()
    throw error
  }
}

/** Imported lazily: it loads slowly, and is not needed if the folder is locked. */
async function engine() {
  const [{ PGlite }, { intarray }, { pg_trgm }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/intarray'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ])
  return { PGlite, extensions: { intarray, pg_trgm, unaccent } }
}

function statements(lite: Pick<PGlite | Transaction, 'query' | 'exec'>, tx: Db['tx']): Pick<Db, 'query' | 'exec' | 'tx' | 'kind'> {
  return {
    kind: 'pglite',
    query: async <T>(sql: string, params: readonly unknown[] = []) => (await lite.query<T>(sql, [...params])).rows,
    exec: async (sql) => {
      await lite.exec(sql)
    },
    tx,
  }
}

function wrapTransaction(inner: Transaction): Db {
  const self: Db = {
    ...statements(inner, (work) => work(self)),
    listen: () => Promise.reject(new Error('A transaction cannot listen')),
    close: async () => {},
  }
  return self
}
