import { beforeAll, describe, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { transferCarts } from '../../../server/cart/carts.ts'
import { hashToken } from '../../../server/http/token.ts'
import { customerDetails } from '../../../src/model/account/customer.ts'
import { openShop, type TestShop } from '../shop.ts'
import { goodPassword, post, readCookie, readProblem } from './account.ts'
import { createCustomer } from './customer.ts'

let shop: TestShop
let hash: string
beforeAll(async () => {
  shop = await openShop()
  hash = await shop.deps.passwords.hash(goodPassword)
})

let made = 0
/** An account with `goodPassword`. */
async function account(more: Partial<Parameters<typeof createCustomer>[1]> = {}): Promise<{ id: string; email: string }> {
  made += 1
  const email = `login-${made}@example.com`
  return { email, id: await createCustomer(shop.db, { email, at: new Date(), password: hash, ...more }) }
}

const logIn = (email: string, password = goodPassword, more: { cookie?: string; peer?: string } = {}) =>
  post(shop, '/api/customer/login', { email, password }, more)
const details = (cookie: string) => shop.ask('/api/customer/account-details', { headers: { cookie } })

describe('logging in', () => {
  test.each(demoCustomers.map((seed) => [seed.email, seed] as const))('ENT-19 %s has the details of the content', async (email, seed) => {
    const answer = await logIn(email.toUpperCase(), seed.password)
    expect(answer.status).toBe(200)
    const read = customerDetails.parse(await (await details(readCookie(answer))).json())
    expect(read).toMatchObject({ ...seed.details, email, b2bCustomer: seed.b2b, news_letter_mail: false, currency: 'EUR' })
    expect(read.creditLimit).toBe(seed.creditLimit)
    expect(JSON.stringify(read)).not.toMatch(/argon2|password/)
  })

  test('R47 account details require a login and are not cacheable', async () => {
    const { email } = await account()
    const answer = await details(readCookie(await logIn(email)))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await shop.ask('/api/customer/account-details')).status).toBe(204)
    expect((await details('shop-session=guessed')).status).toBe(204)
  })

  test('R35 é matches in any Unicode form, and a long password is not truncated', async () => {
    const long = `${'kopų smėlis '.repeat(8)}é`
    const { email } = await account({ password: await shop.deps.passwords.hash(long.normalize('NFC')) })
    expect((await logIn(email, long.normalize('NFD'))).status).toBe(200)
    expect((await logIn(email, long.slice(0, -1))).status).toBe(401)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('a failed login', () => {
  test.each([
    ['AccountDisabled', { awaitsApproval: true, awaitsEmail: true }, true],
    ['NotApprovedByAdmin', { awaitsApproval: true, awaitsEmail: true }, false],
    ['EmailNotValidated', { awaitsEmail: true }, false],
  ])('SESS-08 reports %s only for the correct password', async (name, state, isDisabled) => {
    const { email, id } = await account(state)
    if (isDisabled) await shop.db.query('update customer set disabled = now() where id = $1', [id])
    const right = await logIn(email)
    expect([right.status, await readProblem(right), readCookie(right)]).toEqual([401, name, ''])
    const wrong = await logIn(email, 'not this one')
    expect([wrong.status, await readProblem(wrong)]).toEqual([401, 'IncorrectCredentials'])
  })

  test('R33 has the same response and cost for a wrong password and an unknown address', async () => {
    const { email } = await account()
    const { email: social } = await account({ password: undefined })
    const answers = []
    for (const address of [email, social, 'nobody@example.com', 'no address at all', "' or 1=1 --"]) {
      const before = shop.deps.passwords.runs
      const answer = await logIn(address, 'not this one')
      answers.push([answer.status, await answer.text(), [...answer.headers].toString(), shop.deps.passwords.runs - before])
    }
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(answers[0]?.[3]).toBe(1)
  })
})

describe('sessions', () => {
  test('R32 a login replaces the session with a new one', async () => {
    const { email, id } = await account()
    const visitor = readCookie(await post(shop, '/api/carts', { active: true, data: '{"guid":"mine"}' }))
    const first = readCookie(await logIn(email, goodPassword, { cookie: visitor }))
    const second = readCookie(await logIn(email, goodPassword, { cookie: first }))
    expect(new Set([visitor, first, second]).size).toBe(3)
    expect(await shop.read('/api/carts?active=true', { cookie: visitor })).toEqual({})
    expect((await details(first)).status).toBe(204)
    expect(await shop.read('/api/customer/account-details', { cookie: second })).toMatchObject({ id })
  })

  test('R32 a login does not adopt a foreign session id', async () => {
    const { email } = await account()
    const planted = 'shop-session=planted-by-somebody-else'
    const cookie = readCookie(await logIn(email, goodPassword, { cookie: planted }))
    expect(cookie).not.toBe(planted)
    expect((await details(planted)).status).toBe(204)
  })

  test('R53 a logout ends the session and deletes the cookie, even if repeated', async () => {
    const { email } = await account()
    const cookie = readCookie(await logIn(email))
    const out = () => shop.ask('/api/customer/logout', { method: 'POST', headers: { cookie, 'X-Shop-Request': '1' } })
    const answer = await out()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/^shop-session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await details(cookie)).status).toBe(204)
    expect((await out()).status).toBe(200)
  })

  test('R30 rejects a logout without the kit’s header or from another site', async () => {
    const { email } = await account()
    const cookie = readCookie(await logIn(email))
    const tries: Record<string, string>[] = [{ cookie }, { cookie, 'X-Shop-Request': '1', origin: 'https://evil.example' }]
    for (const headers of tries) expect((await shop.ask('/api/customer/logout', { method: 'POST', headers })).status).toBe(403)
    expect((await details(cookie)).status).toBe(200)
  })
})

describe('carts at login', () => {
  const save = (guid: string, more: { cookie?: string; active?: boolean } = {}) =>
    post(shop, '/api/carts', { active: more.active ?? true, data: JSON.stringify({ guid }) }, more)
  const active = async (cookie: string) => (await shop.read<{ data?: string }>('/api/carts?active=true', { cookie })).data

  test("CART-14 a visitor's cart becomes the customer's, on all devices", async () => {
    const { email } = await account()
    const visitor = readCookie(await save('phone'))
    await save('parked', { cookie: visitor, active: false })
    const phone = readCookie(await logIn(email, goodPassword, { cookie: visitor }))
    expect(await active(phone)).toBe('{"guid":"phone"}')
    expect(await active(readCookie(await logIn(email)))).toBe('{"guid":"phone"}')
    await shop.ask('/api/customer/logout', { method: 'POST', body: {}, headers: { cookie: phone } })
    expect(await active(readCookie(await logIn(email)))).toBe('{"guid":"phone"}')
  })

  test("CART-14 the customer's active cart stays active", async () => {
    const { email, id } = await account()
    await save('old', { cookie: readCookie(await logIn(email)) })
    const cookie = readCookie(await logIn(email, goodPassword, { cookie: readCookie(await save('new')) }))
    expect(await active(cookie)).toBe('{"guid":"old"}')
    expect(await shop.db.query('select data, active from cart where customer = $1 order by active', [id])).toEqual([
      { data: '{"guid":"new"}', active: false },
      { data: '{"guid":"old"}', active: true },
    ])
  })

  test('CART-14 concurrent logins leave one active cart', async () => {
    const { id } = await account()
    const visitors = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (guid) => hashToken(readCookie(await save(guid)).split('=')[1] ?? '')),
    )
    await Promise.all(visitors.map((session) => shop.db.tx((tx) => transferCarts(tx, session, id))))
    const carts = await shop.db.query<{ active: boolean }>('select active from cart where customer = $1', [id])
    expect([carts.length, carts.filter((cart) => cart.active).length]).toEqual([4, 1])
  })
})
