import type { Db } from './db.ts'
import { insertRows } from './insert-rows.ts'

/** Inserts missing rows; existing rows keep their values. */
export const insertMissing = (db: Db, table: string, columns: Record<string, string>, rows: readonly Record<string, unknown>[]) =>
  insertRows(db, table, columns, rows, 'on conflict do nothing')
