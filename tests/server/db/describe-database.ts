import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoShop } from '../../../demo/seed/seed-demo-shop.ts'
import { type Db, migrate } from '../../../server/db/db.ts'

/** What the shop relies on, whichever database it has. `open` opens one that is filled. */
export function describeDatabase(open: () => Promise<Db>): void {
  let db: Db
  beforeAll(async () => {
    db = await open()
    await db.exec('create table note (text text primary key)')
  })
  afterAll(() => db.close())

  const notes = async () => (await db.query<{ text: string }>('select text from note order by text')).map(({ text }) => text)

  test('a transaction is atomic, and a nested one joins it', async () => {
    const failed = db.tx(async (tx) => {
      await tx.query('insert into note values ($1)', ['lost'])
      await tx.tx((inner) => inner.query('insert into note values ($1)', ['lost too']))
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await db.tx(async (tx) => tx.query('insert into note values ($1) returning text', ['kept']))).toEqual([{ text: 'kept' }])
    expect(await notes()).toEqual(['kept'])
  })

  test('statements that a transaction starts at once run one after the other, and the failed ones with it', { retry: 0 }, async () => {
    const warnings: string[] = []
    const note = ({ message }: Error) => warnings.push(message)
    process.on('warning', note)
    const both = await db.tx((tx) => Promise.all([1, 2, 3].map((number) => tx.query<{ n: number }>('select $1::int as n', [number]))))
    expect(both.flat().map(({ n }) => n)).toEqual([1, 2, 3])
    const failed = db.tx((tx) =>
      Promise.all([tx.query('select 1 / 0'), ...['a', 'b'].map((text) => tx.query('insert into note values ($1)', [text]))]),
    )
    await expect(failed).rejects.toThrow('division by zero')
    expect((await notes()).filter((text) => text === 'a' || text === 'b')).toEqual([])
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  test('a failed statement does not affect the next one', async () => {
    await expect(db.query('insert into note values ($1)', ['kept'])).rejects.toMatchObject({ code: '23505' })
    expect(await notes()).toEqual(['kept'])
  })

  test('both databases return the same types', async () => {
    const [row] = await db.query(
      'select count(*) as n, array[1,2] as list, \'{"a":[1]}\'::jsonb as json, now() as at, $1::int[] as given from note',
      [[3]],
    )
    expect(row).toMatchObject({ n: 1, list: [1, 2], json: { a: [1] }, given: [3] })
    expect(row?.at).toBeInstanceOf(Date)
  })

  test('a listener receives notifications until it stops', async () => {
    const heard: string[] = []
    const stop = await db.listen('news', (payload) => heard.push(payload))
    await db.query("select pg_notify('news', 'first')")
    await expect.poll(() => heard).toEqual(['first'])
    await stop()
    await db.query("select pg_notify('news', 'second')")
    await db.query('select 1')
    expect(heard).toEqual(['first'])
  })

  test('migrations run once; a second start changes nothing', async () => {
    const before = await db.query('select name, ran from migration order by name')
    await db.query("update translation set text = 'Mine' where key = 'Added' and lang = 'en'")
    await Promise.all([migrate(db), migrate(db)])
    await seedDemoShop(db)
    expect(await db.query('select name, ran from migration order by name')).toEqual(before)
    expect(await db.query("select text from translation where key = 'Added' and lang = 'en'")).toEqual([{ text: 'Mine' }])
  })
}
