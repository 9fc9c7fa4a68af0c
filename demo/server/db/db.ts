import { openPglite } from './pglite.ts'

export { migrate } from './migrate.ts'

export type Row = Record<string, unknown>

/** The database of the shop: PostgreSQL-15-level SQL, the same on the embedded and on a real server. */
export interface Db {
  /** One statement; parameters only as $1, $2 … Pass JSON as text (`JSON.stringify`), arrays as arrays. */
  query<T = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>
  /** Several statements without parameters, for migrations. */
  exec(sql: string): Promise<void>
  /** Runs a transaction; joins the current one when nested. */
  tx<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Listens to `notify <channel>`. Returns a function that stops listening. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
  readonly kind: 'pglite' | 'postgres'
}

/** Where the data is: a PostgreSQL address, else a folder, else nowhere (in memory). */
export interface DbConfig {
  url?: string | undefined
  dir?: string | undefined
}

/** Opens the database. Throws a `DbError` whose message is one sentence for the terminal. */
export async function openDb({ url, dir }: DbConfig): Promise<Db> {
  if (!url) return openPglite({ dir })
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url)
}
