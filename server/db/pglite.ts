import { rmSync } from 'node:fs'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { Db } from './db.ts'
import { folderSetting } from './db-config.ts'
import { explainFullDisk, isEmptyFolder, requireSpace } from './disk-full.ts'
import { lockFolder } from './lock.ts'
import { makeFolder } from './make-folder.ts'
import { withoutValues } from './private-error.ts'

/** A quarter of the default: saves 100 MB of this process, and the system's page cache has the files anyway. */
const bufferMb = 32

export interface EmbeddedDb extends Db {
  /** Dumps the whole database to a file that `openPglite({ dump })` loads. */
  dump(): Promise<Blob>
}

interface PgliteOptions {
  dir?: string | undefined
  dump?: Blob | undefined
  /** what chooses `dir`, for messages */
  setting?: string | undefined
}

/** Opens PostgreSQL inside this process: on disk in `dir`, otherwise in memory. Loads `dump` if given. */
export async function openPglite({ dir, dump, setting = folderSetting }: PgliteOptions): Promise<EmbeddedDb> {
  const unlock = dir ? lockFolder(dir, setting) : undefined
  const isNew = dir !== undefined && isEmptyFolder(dir)
  const explain = (error: unknown) => (dir ? explainFullDisk(error, dir) : error)
  try {
    if (dir) makeFolder(dir, setting)
    if (isNew) requireSpace(dir, setting)
    const { PGlite, extensions } = await engine()
    const lite = await PGlite.create({
      ...(dir && { dataDir: dir }),
      ...(dump && { loadDataDir: dump }),
      extensions,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${bufferMb}MB`],
    })
    return {
      ...statements(lite, explain, (work) => lite.transaction((inner) => work(wrapTransaction(inner, explain))).catch(rethrow(explain))),
      listen: (channel, onNotify) => lite.listen(channel, onNotify),
      close: async () => {
        await lite.close().catch(rethrow(explain)).finally(unlock)
      },
      dump: () => lite.dumpDataDir('none'),
    }
  } catch (error) {
    const explained = explain(error)
    // a half-made database could never be opened
    if (isNew) rmSync(dir, { recursive: true, force: true })
    unlock?.()
    throw explained
  }
}

type Explain = (error: unknown) => unknown

const rethrow =
  (explain: Explain) =>
  (error: unknown): never => {
    throw explain(withoutValues(error))
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

function statements(
  lite: Pick<PGlite | Transaction, 'query' | 'exec'>,
  explain: Explain,
  tx: Db['tx'],
): Pick<Db, 'query' | 'exec' | 'tx' | 'kind'> {
  return {
    kind: 'pglite',
    query: async <T>(sql: string, params: readonly unknown[] = []) => (await lite.query<T>(sql, [...params]).catch(rethrow(explain))).rows,
    exec: async (sql) => {
      await lite.exec(sql).catch(rethrow(explain))
    },
    tx,
  }
}

function wrapTransaction(inner: Transaction, explain: Explain): Db {
  const self: Db = {
    ...statements(inner, explain, (work) => work(self)),
    listen: () => Promise.reject(new Error('A transaction cannot listen')),
    close: async () => {},
  }
  return self
}
