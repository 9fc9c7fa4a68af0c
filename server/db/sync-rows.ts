import type { Db } from './db.ts'
import { insertMissing } from './insert-missing.ts'

export interface SyncTarget {
  table: string
  /** columns of the primary key, all of type text */
  keys: readonly string[]
  /** types by column name */
  columns: Record<string, string>
  /** SQL condition for rows that must not get the `given` values now; they stay unchanged */
  unless?: string
}

/** SQL for the key of a row in `seeded`. */
const keyIn = (keys: readonly string[]) => (row: string) => keys.map((key) => `${row}.${key}`).join(` || ' ' || `)
/** SQL for the hash of a row. */
const hashIn = (names: readonly string[]) => (row: string) =>
  `md5(jsonb_build_object(${names.map((name) => `'${name}', ${row}.${name}`).join(', ')})::text)`

/**
 * Inserts missing rows and updates those that still equal an earlier version of the content. Rows that were edited, or that
 * were never recorded, stay unchanged.
 */
export async function syncRows(db: Db, { table, keys, columns, unless = 'false' }: SyncTarget, rows: readonly Record<string, unknown>[]) {
  const names = Object.keys(columns)
  const typed = Object.entries(columns).map((column) => column.join(' '))
  const given = `jsonb_to_recordset($1::jsonb) as given (${typed.join(', ')})`
  const same = keys.map((key) => `now.${key} = given.${key}`).join(' and ')
  const [keyOf, hashOf] = [keyIn(keys), hashIn(names)]
  const written = [JSON.stringify(rows)]
  await db.query(
    `update ${table} as now set ${names.map((name) => `${name} = given.${name}`).join(', ')} from ${given}, seeded
     where ${same} and seeded.source = '${table}' and seeded.key = ${keyOf('given')}
       and seeded.hash = ${hashOf('now')} and seeded.hash <> ${hashOf('given')} and not (${unless})`,
    written,
  )
  await insertMissing(db, table, columns, rows)
  await db.query(
    `insert into seeded (source, key, hash)
     select '${table}', ${keyOf('now')}, ${hashOf('now')} from ${table} as now join ${given} on ${same} where ${hashOf('now')} = ${hashOf('given')}
     on conflict (source, key) do update set hash = excluded.hash where seeded.hash <> excluded.hash`,
    written,
  )
}

/** Deletes rows that an earlier version of the content had and this one has not, unless they were edited. */
export const dropFormerRows = (db: Db, { table, keys, columns }: SyncTarget, rows: readonly Record<string, unknown>[]) =>
  db.query(
    `delete from ${table} as now using seeded where seeded.source = '${table}' and seeded.key = ${keyIn(keys)('now')}
       and seeded.hash = ${hashIn(Object.keys(columns))('now')} and seeded.key <> all($1)`,
    [rows.map((row) => keys.map((key) => row[key]).join(' '))],
  )
