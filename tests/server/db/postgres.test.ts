import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { seedDemoShop } from '../../../demo/seed/seed-demo-shop.ts'
import { ensureKit } from '../../../server/app/kit-build.ts'
import { publish } from '../../../server/catalogue/write/publish.ts'
import { type Db, openDb } from '../../../server/db/db.ts'
import { command } from '../app/command.ts'
import { countingReads, expectArrival } from '../catalogue/another-process.ts'
import { describeOrderErrors } from '../checkout/describe-order-errors.ts'
import { importFile } from '../import/import-demo.ts'
import { hasPostgres, openPostgresServer } from '../postgres.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'
import { teardowns } from '../teardowns.ts'
import { describeDatabase } from './describe-database.ts'

let url: string
let db: Db
const limitMs = 100
/** The address of the database for connections whose statements are cancelled early. */
const limited = () => `${url}?statement_timeout=${limitMs}`

/** Locks a table against writes and `analyze` until the end of the test. */
async function lock(table: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`begin; lock table ${table} in share mode`)
  return client
}

/** The tables that statements have been waiting for, for much longer than the limit. */
const awaited = async () => {
  const rows = await db.query<{ table: string }>(
    `select relation::regclass::text as table from pg_locks join pg_stat_activity using (pid)
     where not granted and clock_timestamp() - query_start > $1::int * interval '3 ms'`,
    [limitMs],
  )
  return rows.map(({ table }) => table)
}

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  beforeAll(async () => {
    url = (await openPostgresServer()).url
    db = await openDb({ url })
    teardowns.push(() => db.close())
    await seedDemoShop(db)
  })

  describe('as the database', () => describeDatabase(() => openDb({ url })))

  describe('its errors', () => describeOrderErrors(async () => openAnotherShop({ db: await openDb({ url }) })))

  test('a listener whose connection was lost listens again, and hears that it may have missed something', async () => {
    const heard: string[] = []
    const stop = await db.listen('news', (payload) => heard.push(payload))
    await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "news"'`)
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([''])
    await db.query("select pg_notify('news', 'after')")
    await expect.poll(() => heard).toEqual(['', 'after'])
    await stop()
  })

  test('an import sends one statement at a time', { retry: 0 }, async () => {
    const warnings: string[] = []
    const note = ({ message }: Error) => warnings.push(message)
    process.on('warning', note)
    const file = new URL('../import/shopify.csv', import.meta.url).pathname
    const fetchBytes = () => Promise.reject(new Error('There is no internet in a test'))
    expect(await importFile(file, { db, fetchBytes })).toMatchObject({ products: 12 })
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  test('publishing has no limit of the time of a statement, statistics included', async () => {
    await db.query('update listing set price_cents = price_cents + 1')
    await db.query("update product_text set search = search || ' quernstone' where lang = 'en'")
    const tables = ['vocab', 'catalogue_publication', 'variant']
    const locks = await Promise.all(tables.map(lock))
    const publisher = await openDb({ url: limited() })
    onTestFinished(() => publisher.close())
    const published = publish(publisher).catch((error: Error) => error.message)
    for (const [at, table] of tables.entries()) {
      await expect.poll(awaited, { timeout: 5000 }).toEqual([table])
      await locks[at]?.query('commit')
    }
    expect(await published).toBeUndefined()
  })

  test('a start whose statement is cancelled prints one sentence and exits with 1', async () => {
    await ensureKit(() => {}) // a stale one would be built now, which prints lines
    await lock('translation')
    expect(await command({ PORT: '0', CMS_PORT: '0', STATIC_PORT: '0', DATABASE_URL: limited() })).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The database server has cancelled a statement \(canceling statement due to statement timeout\)\. .*\.$/,
      ),
    })
  }, 120_000)

  describe('shared by two shops', () => {
    let shops: [TestShop, TestShop]
    let reads: () => number
    beforeAll(async () => {
      // the poll would find changes, too
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      const counted = countingReads(await openDb({ url }))
      shops = [await openAnotherShop({ db: await openDb({ url }) }), await openAnotherShop({ db: counted.db })]
      vi.useRealTimers()
      reads = counted.count
    })

    test('CALL-01 what one publishes is visible in the other within a second, without reading the rest of the catalogue', async () => {
      const before = reads()
      await expectArrival(...shops, 1000)
      expect(reads()).toBe(before)
    })
  })
})
