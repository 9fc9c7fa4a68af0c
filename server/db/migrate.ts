import { readdir, readFile } from 'node:fs/promises'
import type { Db } from './db.ts'

const folder = new URL('./migrations/', import.meta.url)
/** advisory lock: processes that start together migrate one after the other */
const lockKey = 4_300_001

/** Runs pending migrations by number in one transaction. */
export async function migrate(db: Db): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name)).sort()
  await db.tx(async (tx) => {
    // a migration may rewrite a large table, or wait for the one of another process
    await tx.exec('set local statement_timeout = 0')
    await tx.query('select pg_advisory_xact_lock($1)', [lockKey])
    await tx.exec('create table if not exists migration (name text primary key, ran timestamptz not null default now())')
    const ran = new Set((await tx.query<{ name: string }>('select name from migration')).map(({ name }) => name))
    for (const name of names) {
      if (ran.has(name)) continue
      await tx.exec(await readFile(new URL(name, folder), 'utf8'))
      await tx.query('insert into migration (name) values ($1)', [name])
    }
  })
}
