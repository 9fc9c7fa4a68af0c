import { openPglite } from './pglite.ts'

export { migrate } from './migrate.ts'

export type Row = Record<string, unknown>

/** The database of the shop. Both the embedded database and a server understand the SQL of PostgreSQL 15. */
export interface Db {
  /** Runs one statement with the parameters $1, $2 …. Pass JSON as text (`JSON.stringify`), arrays as arrays. */
  query<T = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>
  /** Runs several statements without parameters, for migrations. */
  exec(sql: string): Promise<void>
  /** Runs a transaction; joins the current one when nested. */
  tx<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Listens to `notify <channel>`. Returns a function that stops listening. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  /** Opens connections of their own, for short statements that must not wait for those of others. An embedded database has none. */
  openSidePool?(): SidePool
  close(): Promise<void>
  readonly kind: 'pglite' | 'postgres'
}

/** A few connections that fail fast, in the format of the library `pg`. */
export interface SidePool {
  query(statement: { name?: string; text: string; values?: readonly unknown[] }): Promise<{ rows: Row[]; rowCount: number | null }>
  end(): Promise<void>
}

/** The location of the data: a PostgreSQL URL, otherwise a folder, otherwise memory. */
export interface DbConfig {
  url?: string | undefined
  dir?: string | undefined
  /** the setting that chooses `dir`, for messages; default: DATA_DIR */
  setting?: string | undefined
}

/** Opens the database. Throws a `DbError` whose message is one sentence for the terminal. */
export async function openDb({ url, dir, setting }: DbConfig): Promise<Db> {
  if (!url) return openPglite({ dir, setting })
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url)
}
