import { beforeAll, describe, expect, test } from 'vitest'
import { wishlistResponse } from '../../../src/model/wishlist/wishlist.ts'
import { logIn } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'

const path = '/api/wishlist/variants'
let shop: TestShop
let cookie: string
beforeAll(async () => {
  shop = await openShop()
  cookie = (await logIn(shop, 'wishing@example.com')).cookie
})

const put = (body: unknown, as = cookie) => shop.ask(path, { method: 'PUT', body, headers: { cookie: as } })
const wished = async (as = cookie) => wishlistResponse.parse(await shop.read(path, { cookie: as })).variantCodesByProductId

describe('a customer’s wishlist', () => {
  test('CALL-21 GET /api/wishlist/variants returns variantCodesByProductId, initially empty', async () => {
    const { cookie: fresh } = await logIn(shop, 'fresh@example.com')
    expect(await shop.read(path, { cookie: fresh })).toEqual({ variantCodesByProductId: {} })
  })

  test('CALL-22 PUT /api/wishlist/variants takes the map as its body and replaces the stored one', async () => {
    expect((await put({ p1: ['a', 'b'], p2: ['c'] })).status).toBe(200)
    expect(await wished()).toEqual({ p1: ['a', 'b'], p2: ['c'] })
    await put({ p3: ['d', 'd'], p4: [] })
    expect(await wished()).toEqual({ p3: ['d'] })
  })

  test('CALL-21 each customer has one wishlist, shared by all their sessions', async () => {
    await put({ mine: ['x'] })
    const { cookie: other } = await logIn(shop, 'other@example.com')
    await put({ theirs: ['y'] }, other)
    expect([await wished(), await wished(other)]).toEqual([{ mine: ['x'] }, { theirs: ['y'] }])
  })

  test('CALL-21 returns 401 to visitors, with a session or a forged cookie as well', async () => {
    const cart = await shop.ask('/api/carts', { method: 'POST', body: { active: true, data: '{}' } })
    for (const as of ['', 'shop-session=guessed', cart.headers.get('set-cookie')?.split(';')[0] ?? '']) {
      expect((await shop.ask(path, { headers: { cookie: as } })).status).toBe(401)
      expect((await put({ p1: ['a'] }, as)).status).toBe(401)
    }
  })
})

describe('an invalid wishlist', () => {
  const many = (count: number, value: unknown) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, value]))

  test.each<[string, unknown]>([
    ['a list', []],
    ['a text', '"all"'],
    ['numbers as codes', { p1: [1] }],
    ['codes that are not a list', { p1: 'a' }],
    ['1001 products', many(1001, ['a'])],
    ['51 codes of a product', { p1: Object.keys(many(51, 0)) }],
    ['a code of 65 characters', { p1: ['a'.repeat(65)] }],
    ['a product of 65 characters', { ['p'.repeat(65)]: ['a'] }],
    ['truncated JSON', '{"p1":['],
  ])('R25 rejects %s and keeps the wishlist', async (_, body) => {
    await put({ kept: ['k'] })
    expect((await put(body)).status).toBe(400)
    expect(await wished()).toEqual({ kept: ['k'] })
  })

  test('R09 drops a product called __proto__ and accepts one called constructor', async () => {
    expect((await put('{"__proto__":["a"],"constructor":["b"]}')).status).toBe(200)
    expect(await (await shop.ask(path, { headers: { cookie } })).text()).toBe('{"variantCodesByProductId":{"constructor":["b"]}}')
  })

  test('R40 accepts 1000 products of 50 codes', async () => {
    const codes = Array.from({ length: 2 }, (_, at) => `code-${at}`)
    expect((await put(many(1000, codes))).status).toBe(200)
    expect(Object.keys(await wished())).toHaveLength(1000)
  })
})
