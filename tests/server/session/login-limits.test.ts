import { beforeAll, describe, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { stopClock } from '../clock.ts'
import { changing, openAnotherShop, type TestShop } from '../shop.ts'
import { goodPassword, post } from './account.ts'
import { createCustomer } from './customer.ts'

let shop: TestShop
let now = new Date('2026-12-01T10:00:00Z')
beforeAll(async () => {
  stopClock(now) // limits read the date themselves
  shop = await openAnotherShop({ now: () => now })
})

const logIn = (email: string, password: string, peer: string) => post(shop, '/api/customer/login', { email, password }, { peer })
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
  stopClock(now)
}
const account = async (email: string) => {
  await createCustomer(shop.db, { email, at: now, password: await shop.deps.passwords.hash(goodPassword) })
  return email
}

describe('password guessing', () => {
  test('R34 an account allows ten attempts, from any number of client addresses, then 429 with Retry-After', async () => {
    const email = await account('guessed@example.com')
    const statuses = []
    for (let at = 0; at < 12; at += 1)
      statuses.push((await logIn(at % 2 ? email : ` ${email.toUpperCase()} `, `guess ${at}`, `10.0.0.${at}`)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    const refused = await logIn(email, goodPassword, '10.0.0.99')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    later(Number(refused.headers.get('retry-after')))
    expect((await logIn(email, goodPassword, '10.0.0.99')).status).toBe(200)
  })

  test('R34 the static pages share the limit', async () => {
    const email = await account('twice@example.com')
    const hand = shop.staticPages('http://localhost:4302')
    const atHand = async (at: number) => {
      const init = { method: 'POST', headers: changing, body: JSON.stringify({ email, password: `guess ${at}` }) }
      return hand(new Request('http://localhost:4302/api/customer/login', init), `10.5.0.${at}`)
    }
    const statuses = []
    for (let at = 0; at < 8; at += 1) statuses.push((await logIn(email, `guess ${at}`, `10.5.0.${at}`)).status)
    for (let at = 8; at < 12; at += 1) statuses.push((await atHand(at)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('R34 an address without an account has the same limit', async () => {
    const statuses = []
    for (let at = 0; at < 11; at += 1) statuses.push((await logIn('nobody@example.com', 'guess', `10.1.0.${at}`)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })

  test('R34 the right password resets the count', async () => {
    const email = await account('forgetful@example.com')
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 9; at += 1) expect((await logIn(email, 'was it this?', `10.2.${round}.1`)).status).toBe(401)
      expect((await logIn(email, goodPassword, `10.2.${round}.1`)).status).toBe(200)
    }
  })

  test('R34 a client address has a hundred attempts a minute, whatever its X-Forwarded-For', async () => {
    const statuses = []
    for (let at = 0; at < 102; at += 1) {
      const request = {
        method: 'POST',
        body: { email: `x${at}`, password: '' },
        peer: '10.3.0.1',
        headers: { 'X-Forwarded-For': `203.0.113.${at}` },
      }
      statuses.push((await shop.ask('/api/customer/login', request)).status)
    }
    expect(statuses).toEqual([...Array(100).fill(401), 429, 429])
    later(60)
    expect((await logIn('y', '', '10.3.0.1')).status).toBe(401)
  })

  test('R34 rejects 10,000 concurrent wrong logins without blocking the shop', async () => {
    const before = shop.deps.passwords.runs
    const flood = Array.from({ length: 10_000 }, (_, at) => logIn(`user-${at}@example.com`, 'guess', `172.16.${at >> 8}.${at & 255}`))
    const shopping = await shop.read('/api/configuration?lang=en')
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(shopping).toMatchObject({ siteName: 'Birch & Bolt' })
    const [looked, refused] = [401, 429].map((status) => statuses.filter((one) => one === status).length)
    expect([looked, Number(looked) + Number(refused)]).toEqual([shop.deps.passwords.runs - before, 10_000])
    expect(looked).toBeLessThan(1000)
    const [ona] = demoCustomers
    expect((await logIn(ona?.email ?? '', ona?.password ?? '', '10.4.0.1')).status).toBe(200)
  }, 60_000)
})
