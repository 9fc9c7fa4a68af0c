import { expect } from 'vitest'
import { publish } from '../../../server/catalogue/write/publish.ts'
import type { Db } from '../../../server/db/db.ts'
import type { Product } from '../../../src/model/product/product.ts'
import type { TestShop } from '../shop.ts'

/** The same database, which counts how often the whole catalogue is read. */
export function countingReads(db: Db): { db: Db; count: () => number } {
  let reads = 0
  const query: Db['query'] = (sql, params) => {
    if (/from listing where \(price_cents, no\) >/.test(sql)) reads += 1
    return db.query(sql, params)
  }
  return { db: { ...db, query }, count: () => reads }
}

/** Publishes a new price at one shop and expects it at the other within a time. */
export async function expectArrival(shop: TestShop, other: TestShop, withinMs: number): Promise<void> {
  const cheapest = async () => (await other.read<Product[]>('/api/products?sort=price_asc&size=1'))[0]
  const [dear] = await shop.read<Product[]>('/api/products?sort=price_desc&size=1')
  expect((await cheapest())?.id).not.toBe(dear?.id)
  await shop.db.query('update listing set price_cents = 1 where id = $1', [dear?.id])
  await publish(shop.db)
  await expect.poll(async () => (await cheapest())?.id, { timeout: withinMs, interval: 50 }).toBe(dear?.id)
}
