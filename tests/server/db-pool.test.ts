import { expect, test } from 'vitest'
import { acquireDb } from './db-pool.ts'

const facts = `select (select count(*)::int from product) as products, (select sum(available_quantity)::int from variant) as pieces,
  (select md5(string_agg(listing::text, ',')) from listing) as listings, (select count(*)::int from audit) as noted`

test('a closed database is reset for the next user', async () => {
  const first = await acquireDb()
  const before = await first.query(facts)
  await first.tx(async (tx) => {
    await tx.query("delete from product where id = 'ht-1001'")
    await tx.query('update variant set available_quantity = 1')
    await tx.query('update listing set stock = 1')
    await tx.query("insert into audit (at, operator, action) values (now(), 'somebody', 'something')")
  })
  const [number] = await first.query("select nextval('customer_order_number_seq') as next")
  await first.exec('set default_transaction_read_only = on')
  expect(await first.query(facts)).not.toEqual(before)
  await first.close()
  await expect(first.query('select 1')).rejects.toThrow()
  const second = await acquireDb()
  expect(await second.query(facts)).toEqual(before)
  expect(await second.query("select nextval('customer_order_number_seq') as next")).toEqual([number])
  await second.close()
}, 60_000)

test('a database with a changed schema is not reused, and a closed handle gets no more notifications', async () => {
  const first = await acquireDb()
  await first.exec('alter table vocab rename to words')
  await first.close()
  const second = await acquireDb()
  await second.query('select 1 from vocab limit 1')
  const left: string[] = []
  await second.listen('news', (payload) => left.push(payload))
  await second.close()
  const third = await acquireDb()
  const heard: string[] = []
  await third.listen('news', (payload) => heard.push(payload))
  await third.query("select pg_notify('news', 'something')")
  await expect.poll(() => heard).toEqual(['something'])
  expect(left).toEqual([])
  await third.close()
}, 60_000)
