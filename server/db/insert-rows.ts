import type { Db } from './db.ts'

const batchSize = 1000

/**
 * Inserts many rows with few statements. `columns` has the type of each column: `{ id: 'text', tokens: 'int[]' }`. Names must
 * not come from users; values are always parameters. `tail` ends each statement (`on conflict …`, `returning …`); returns the
 * rows that it returns.
 */
export async function insertRows<T = never>(
  db: Db,
  table: string,
  columns: Record<string, string>,
  rows: readonly Record<string, unknown>[],
  tail = '',
): Promise<T[]> {
  const names = Object.keys(columns).join(', ')
  const typed = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')
  const results: T[] = []
  for (let start = 0; start < rows.length; start += batchSize) {
    const part = JSON.stringify(rows.slice(start, start + batchSize))
    const sql = `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as row (${typed}) ${tail}`
    results.push(...(await db.query<T>(sql, [part])))
  }
  return results
}
