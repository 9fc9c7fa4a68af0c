import { beforeAll, describe, expect, test } from 'vitest'
import { deleteExpiredSessions } from '../../../server/session/session.ts'
import { storedCart } from '../../../src/model/cart/cart.ts'
import { stopClock } from '../clock.ts'
import { openAnotherShop, openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? ''
const pair = (cookie: string) => cookie.split(';')[0] ?? ''

const save = (data: unknown, cookie?: string, more: { active?: boolean; origin?: string } = {}) =>
  shop.ask('/api/carts', {
    method: 'POST',
    body: { active: more.active ?? true, data },
    headers: { ...(cookie && { cookie }), ...(more.origin && { origin: more.origin }) },
  })
const cartAt = async (path: string, cookie?: string) => shop.ask(path, { headers: { ...(cookie && { cookie }) } })
const activeCart = async (cookie?: string) => storedCart.parse(await (await cartAt('/api/carts?active=true', cookie)).json())

const text = JSON.stringify({ guid: 'g1', products: [{ guid: 'l1', id: '1', code: 'A-1', quantity: 2 }], expiry: 1_900_000_000 })

describe('server carts', () => {
  test('CALL-18 POST /api/carts saves the active cart, which CALL-17 GET /api/carts?active=true returns unchanged', async () => {
    const saved = await save(text)
    const cookie = pair(cookieOf(saved))
    expect(saved.status).toBe(200)
    expect(await activeCart(cookie)).toEqual({ ...((await saved.json()) as object), data: text })
  })

  test('CALL-17 a visitor without a cart gets an empty response', async () => {
    expect(await activeCart()).toEqual({})
    expect(await activeCart('shop-session=guessed')).toEqual({})
  })

  test('CALL-18 the last write wins and keeps the cart id', async () => {
    const first = await save(text)
    const cookie = pair(cookieOf(first))
    const { id } = (await first.json()) as { id: string }
    await Promise.all([save('{"guid":"a"}', cookie), save('{"guid":"b"}', cookie)])
    const last = '{"guid":"c"}'
    await save(last, cookie)
    expect(await activeCart(cookie)).toMatchObject({ id, data: last })
  })

  test('CALL-16 GET /api/carts/{id} returns a cart to its owner only', async () => {
    const saved = await save(text, undefined, { active: false })
    const owner = pair(cookieOf(saved))
    const { id } = (await saved.json()) as { id: string }
    expect(await (await cartAt(`/api/carts/${id}`, owner)).json()).toMatchObject({ id, data: text })
    const stranger = pair(cookieOf(await save('{}')))
    expect((await cartAt(`/api/carts/${id}`, stranger)).status).toBe(404)
    expect((await cartAt(`/api/carts/${id}`)).status).toBe(404)
    expect((await cartAt('/api/carts/%27%20or%201=1', owner)).status).toBe(404)
  })

  test('CALL-18 a saved cart does not change the active one', async () => {
    const cookie = pair(cookieOf(await save(text)))
    await save('{"guid":"aside"}', cookie, { active: false })
    expect((await activeCart(cookie)).data).toBe(text)
  })

  test('CALL-18 keeps at most 20 saved carts', async () => {
    const cookie = pair(cookieOf(await save(text)))
    for (let at = 0; at < 22; at++) await save(`{"guid":"${at}"}`, cookie, { active: false })
    const [row] = await shop.db.query<{ kept: number }>(
      'select count(*)::int as kept from cart where not active and session = (select session from cart where data = $1)',
      ['{"guid":"21"}'],
    )
    expect(row?.kept).toBe(20)
  })
})

describe('limits of a cart', () => {
  test('R40 a client starts at most 120 sessions an hour but can always continue one', async () => {
    const ask = (cookie?: string) =>
      shop.ask('/api/carts', {
        method: 'POST',
        body: { active: true, data: text },
        peer: '10.9.8.7',
        ...(cookie && { headers: { cookie } }),
      })
    const first = await ask()
    const cookie = pair(cookieOf(first))
    const statuses = [first.status]
    for (let time = 0; time < 120; time += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([...Array(120).fill(200), 429])
    expect((await ask(cookie)).status).toBe(200)
  })

  test('R40 a client address saves at most 240 carts a minute, across all visitors', async () => {
    let now = new Date('2026-12-01T00:00:00Z')
    stopClock(now) // limits read the date themselves
    const busy = await openAnotherShop({ now: () => now })
    const ask = async (cookie: string) => {
      const body = { active: true, data: '{}' }
      return busy.ask('/api/carts', { method: 'POST', body, peer: '10.9.8.6', ...(cookie && { headers: { cookie } }) })
    }
    const cookies = [await ask(''), await ask('')].map((answer) => pair(cookieOf(answer)))
    const statuses = []
    for (let time = 2; time < 241; time += 1) statuses.push((await ask(cookies[time % 2] ?? '')).status)
    expect(statuses).toEqual([...Array(238).fill(200), 429])
    now = new Date('2026-12-01T00:01:00Z')
    stopClock(now)
    expect((await ask(cookies[0] ?? '')).status).toBe(200)
  })

  test('R40 limits an owner’s saved carts to a megabyte and deletes the oldest', async () => {
    const cookie = pair(cookieOf(await save('{}')))
    const large = (at: number) => JSON.stringify({ guid: `${at}`, comment: 'a'.repeat(240_000) })
    const ids = []
    for (let at = 0; at < 6; at += 1) ids.push(((await (await save(large(at), cookie, { active: false })).json()) as { id: string }).id)
    const statuses = await Promise.all(ids.map(async (id) => (await cartAt(`/api/carts/${id}`, cookie)).status))
    expect(statuses).toEqual([404, 404, 200, 200, 200, 200])
  })

  test('R40 rejects a cart over 256 kB, counted in bytes', async () => {
    expect((await save(JSON.stringify('a'.repeat(256_000)))).status).toBe(400)
    expect((await save(JSON.stringify('ž'.repeat(200_000)))).status).toBe(413)
    expect((await save(JSON.stringify('a'.repeat(255_000)))).status).toBe(200)
  })

  test.each([
    ['invalid JSON inside', { active: true, data: '{"guid"' }],
    ['no text', { active: true, data: {} }],
    ['no flag', { data: '{}' }],
    ['a NUL', { active: true, data: '{}\0' }],
    ['a list', []],
  ])('R40 rejects a cart with %s', async (_, body) => {
    expect((await shop.ask('/api/carts', { method: 'POST', body })).status).toBe(400)
  })
})

describe('the session cookie', () => {
  test('R31 same-site, it is HttpOnly, Lax and random, and lasts 30 days', async () => {
    const cookie = cookieOf(await save('{}', undefined, { origin: 'http://localhost:4300' }))
    expect(cookie).toMatch(/^shop-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(pair(cookieOf(await save('{}')))).not.toBe(pair(cookie))
  })

  test('R31 cross-site, it is Secure, SameSite=None and Partitioned', async () => {
    const cookie = cookieOf(await save('{}', undefined, { origin: 'http://127.0.0.1:4301' }))
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=None; Partitioned$/)
  })

  test('R31 over https, it has the __Host- prefix', async () => {
    const answer = await shop.fetch(
      new Request('https://shop.example/api/carts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shop-request': '1' },
        body: '{"active":true,"data":"{}"}',
      }),
    )
    expect(cookieOf(answer)).toMatch(/^__Host-shop-session=[\w-]{43};.*; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('R31 behind an https proxy, it has the prefix too and is recognized', async () => {
    const behind = await openAnotherShop({ siteOrigin: 'https://shop.example' })
    const body = { active: true, data: '{"guid":"behind"}' }
    const cookie = cookieOf(await behind.ask('/api/carts', { method: 'POST', body }))
    expect(cookie).toMatch(/^__Host-shop-session=[\w-]{43};.*; HttpOnly; Secure; SameSite=Lax$/)
    expect(await behind.read('/api/carts?active=true', { cookie: pair(cookie) })).toMatchObject({ data: body.data })
  })

  test('R31 it lasts 30 days from the last change, as the cart does', async () => {
    let now = new Date('2026-12-01T00:00:00Z')
    const later = await openAnotherShop({ now: () => now })
    const body = { active: true, data: '{"guid":"kept"}' }
    const cookie = pair(cookieOf(await later.ask('/api/carts', { method: 'POST', body })))
    const seen = async (date: string) => {
      now = new Date(date)
      return later.read<{ data?: string }>('/api/carts?active=true', { cookie })
    }
    expect((await seen('2026-12-30T23:00:00Z')).data).toBe(body.data)
    await later.ask('/api/carts', { method: 'POST', body, headers: { cookie } })
    expect((await seen('2027-01-29T22:00:00Z')).data).toBe(body.data)
    expect(await seen('2027-01-30T00:00:00Z')).toEqual({})
    await deleteExpiredSessions(later.deps)
    expect(await later.db.query('select 1 from cart')).toEqual([])
  })

  test('R31 a running shop deletes an expired session with its cart', async () => {
    let now = new Date('2026-12-01T00:00:00Z')
    const cleaning = await openAnotherShop({ now: () => now, cleanUpIntervalMs: 20 })
    await cleaning.ask('/api/carts', { method: 'POST', body: { active: true, data: '{}' } })
    expect(await cleaning.db.query('select 1 from cart')).toHaveLength(1)
    now = new Date('2026-12-31T00:00:00Z')
    await expect.poll(() => cleaning.db.query('select 1 from cart')).toEqual([])
    expect(await cleaning.db.query('select 1 from session')).toEqual([])
  })

  test('R31 the database stores only its hash', async () => {
    const token = pair(cookieOf(await save('{}'))).split('=')[1]
    expect(await shop.db.query('select 1 from session where hash = $1', [token])).toEqual([])
  })

  test('R47 carts are not cacheable', async () => {
    expect((await cartAt('/api/carts?active=true')).headers.get('cache-control')).toBe('no-store')
  })
})
