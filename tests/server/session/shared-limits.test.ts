import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { shopContent } from '../../../demo/shop-content.ts'
import { createShop, type Shop } from '../../../server/app/shop.ts'
import { openDb } from '../../../server/db/db.ts'
import type { Limiter } from '../../../server/http/limiter.ts'
import { hasPostgres, openPostgresServer } from '../postgres.ts'
import { changing } from '../shop.ts'
import { teardowns } from '../teardowns.ts'

const rule = { name: 'two calls', times: 2, seconds: 60 }
let emails = 0
const newEmail = () => `guessed-${++emails}@example.com`

describe.skipIf(!hasPostgres)('the limits of two servers on one PostgreSQL', () => {
  let shops: [Shop, Shop]
  let stopDatabase: () => Promise<void>
  beforeAll(async () => {
    const { url, stop } = await openPostgresServer()
    const open = async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'shop-kit-'))
      const shop = await createShop({ content: shopContent, db: await openDb({ url }), dataDir, cleanUpIntervalMs: 50 })
      teardowns.push(async () => {
        await shop.close()
        rmSync(dataDir, { recursive: true, force: true })
      })
      return shop
    }
    shops = [await open(), await open()]
    stopDatabase = stop
  })

  const logIn = async (shop: Shop, email: string, peer: string) => {
    const init = { method: 'POST', headers: changing, body: JSON.stringify({ email, password: 'a guess' }) }
    return (await shop.fetch(new Request('http://localhost:4300/api/customer/login', init), peer)).status
  }

  test('R34 six logins at one and six at the other exceed the ten of an account', async () => {
    const email = newEmail()
    const statuses: number[] = []
    for (const shop of shops) for (let at = 0; at < 6; at += 1) statuses.push(await logIn(shop, email, `10.7.0.${at}`))
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    expect(await logIn(shops[0], email, '10.7.0.20')).toBe(429)
  })

  test('R34 a reset at one counts at the other', async () => {
    const [one, other] = shops.map(({ deps }) => deps.limiterOf(rule)) as [Limiter, Limiter]
    const key = newEmail()
    expect([await one.take(key), await other.take(key), await one.wait(key), await other.wait(key)]).toEqual([0, 0, 60, 60])
    await other.forget(key)
    expect([await one.wait(key), await one.take(key)]).toEqual([0, 0])
  })

  test('stores neither email addresses nor client addresses, and nothing after the end of the window', async () => {
    const [{ db, deps }] = shops
    const email = newEmail()
    await logIn(shops[0], email, '10.8.0.1')
    await deps.limiterOf({ name: 'short', times: 2, seconds: 1 }).take(email)
    const stored = async () => (await db.query<{ key: string }>('select key from rate_limit')).map(({ key }) => key)
    const keys = await stored()
    expect(keys.filter((key) => key.startsWith('short'))).toHaveLength(1)
    expect(keys.join()).not.toMatch(/@|10\.8\./)
    await expect.poll(async () => (await stored()).filter((key) => key.startsWith('short')), { timeout: 5000 }).toEqual([])
    expect((await stored()).length).toBeGreaterThan(0)
  })

  test('without the database each server counts alone', async () => {
    const [limiter] = shops.map(({ deps }) => deps.limiterOf({ ...rule, name: `${rule.name} ${newEmail()}` })) as [Limiter, Limiter]
    expect(await limiter.take('a')).toBe(0)
    await stopDatabase()
    const waits = [await limiter.take('a'), await limiter.take('a'), await limiter.take('a')]
    expect(waits).toEqual([0, 0, 60])
    expect(await limiter.wait('a')).toBe(60)
    await limiter.forget('a')
    expect(await limiter.wait('a')).toBe(0)
  })
})
