import { beforeAll, describe, expect, test } from 'vitest'
import { stopClock } from '../clock.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'
import { createRegistration, findMailedToken, findMailsTo, goodPassword, post, readCookie, readProblem } from './account.ts'
import { operatorCookie, sendForm, startImpersonation } from './operator.ts'

let shop: TestShop
let now = new Date('2026-12-01T10:00:00Z')
beforeAll(async () => {
  stopClock(now) // limits read the date themselves
  shop = await openAnotherShop({ now: () => now })
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
  stopClock(now)
}
const act = (token: string, cookie: string, headers: Record<string, string> = {}) =>
  shop.ask('/api/customer/impersonate', { method: 'POST', body: { token }, headers: { cookie, ...headers } })
const details = (cookie: string) => shop.ask('/api/customer/account-details', { headers: { cookie } })
const desk = async (cookie = '') => {
  const request = new Request('http://localhost:4300/dev/admin', { headers: { cookie } })
  return (await shop.fetch(request, '127.0.0.1')).text()
}
const audit = () => shop.db.query('select operator, action, customer from audit order by no desc limit 2')

describe('impersonation', () => {
  test('R57 works once for the operator who requested it, and is logged and shown', async () => {
    const { token, cookie } = await startImpersonation(shop, 'tomas')
    const answer = await act(token, cookie, { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' })
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ id: 'tomas', impersonated: true })])
    expect(await (await details(readCookie(answer))).json()).toMatchObject({ id: 'tomas', impersonated: true })
    expect(await audit()).toEqual([
      { operator: 'greta', action: 'acts as', customer: 'tomas' },
      { operator: 'greta', action: 'asked to act as', customer: 'tomas' },
    ])
    expect(await readProblem(await act(token, cookie))).toBe('LinkNotValid')
  })

  test('R57 is rejected in another browser, for another operator and for a visitor', async () => {
    const { token, cookie } = await startImpersonation(shop, 'tomas')
    const others = ['', 'shop-operator=guessed', await operatorCookie(shop)]
    for (const other of others) expect([(await act(token, other)).status, other === cookie]).toEqual([400, false])
    expect((await act(token, cookie)).status).toBe(200)
  })

  test.each([
    ['a page of another site', { origin: 'http://127.0.0.1:4301' }],
    ['a frame in another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a foreign origin', { origin: 'https://evil.example' }],
  ])('R57 is rejected for %s, and the token remains valid', async (_, headers) => {
    const { token, cookie } = await startImpersonation(shop, 'ona')
    expect((await act(token, cookie, headers as Record<string, string>)).status).toBe(403)
    expect((await act(token, cookie)).status).toBe(200)
  })

  test('R57 does not work with GET', async () => {
    const { token, cookie } = await startImpersonation(shop, 'ona')
    expect((await shop.ask(`/api/customer/impersonate?token=${token}`, { headers: { cookie } })).status).toBe(404)
  })

  test('R57 succeeds once for concurrent uses, and never after ten minutes', async () => {
    const { token, cookie } = await startImpersonation(shop, 'ona')
    const answers = await Promise.all(Array.from({ length: 5 }, () => act(token, cookie)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    const late = await startImpersonation(shop, 'ona')
    later(10)
    expect((await act(late.token, late.cookie)).status).toBe(400)
  })

  test('R32 starts a new session without the previous carts, and ends when the operator signs out', async () => {
    const visitor = readCookie(await post(shop, '/api/carts', { active: true, data: '{"guid":"of-the-operator"}' }))
    const { token, cookie } = await startImpersonation(shop, 'ona')
    const acting = readCookie(await act(token, `${visitor}; ${cookie}`))
    expect(acting).not.toBe(visitor)
    expect(await shop.read('/api/carts?active=true', { cookie: acting })).toEqual({})
    expect(await shop.read('/api/carts?active=true', { cookie: visitor })).toEqual({})
    expect((await details(acting)).status).toBe(200)
    expect((await sendForm(shop, '/sign-out', {}, { cookie })).status).toBe(303)
    expect((await details(acting)).status).toBe(204)
  })

  test('R36 cannot change the password', async () => {
    const { token, cookie } = await startImpersonation(shop, 'ona')
    const acting = readCookie(await act(token, cookie))
    expect((await post(shop, '/api/update_password', { password: goodPassword }, { cookie: acting })).status).toBe(401)
  })

  test("R57 ends with the operator's session after eight hours", async () => {
    const { token, cookie } = await startImpersonation(shop, 'ona')
    const acting = readCookie(await act(token, cookie))
    later(8 * 60)
    expect([(await details(acting)).status, (await desk(cookie)).includes('Sign in')]).toEqual([204, true])
  })
})

describe("the operator's desk", () => {
  test('SESS-08 approves an account, which gets a mail and can log in', async () => {
    const features = { customerRegistration: 'on', customerRegistrationApprovedByAdmin: 'on' }
    const cookie = await operatorCookie(shop)
    await sendForm(shop, '/features', features, { cookie })
    const email = 'approved@uosis.example'
    expect(await (await post(shop, '/api/register/lt', createRegistration(email))).json()).toEqual({ result: 'approval' })
    const id = (await desk(cookie)).match(/account-([\w-]+)"><td>approved@uosis/)?.[1] ?? ''
    for (const _ of ['once', 'twice']) expect((await sendForm(shop, '/approve', { customer: id }, { cookie })).status).toBe(303)
    const mails = await findMailsTo(shop, email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Jūsų paskyra patvirtinta – Birch & Bolt',
      'Gavome Jūsų registraciją – Birch & Bolt',
    ])
    expect((await post(shop, '/api/customer/login', { email, password: goodPassword })).status).toBe(200)
  })

  test('SESS-08 mails the confirmation link to an approved account with an unconfirmed email', async () => {
    const cookie = await operatorCookie(shop)
    const all = { customerRegistration: 'on', customerRegistrationApprovedByAdmin: 'on', customerEmailConfirmation: 'on' }
    await sendForm(shop, '/features', all, { cookie })
    const email = 'both@uosis.example'
    await post(shop, '/api/register/en', createRegistration(email))
    const [row] = await shop.db.query<{ id: string }>('select id from customer where email = $1', [email])
    await sendForm(shop, '/approve', { customer: row?.id ?? '' }, { cookie })
    const logIn = () => post(shop, '/api/customer/login', { email, password: goodPassword })
    expect(await readProblem(await logIn())).toBe('EmailNotValidated')
    const token = await findMailedToken(shop, email, 'email-approval-token')
    await post(shop, '/api/approve-account', { token })
    expect((await logIn()).status).toBe(200)
  })

  test('R32 closes an account with its sessions, and reopens it', async () => {
    await sendForm(shop, '/features', { customerRegistration: 'on' }, { cookie: await operatorCookie(shop) })
    const answer = await post(shop, '/api/register/en?create_temporar_session=true', createRegistration('closed@uosis.example'))
    const cookie = readCookie(answer)
    const { id } = (await (await details(cookie)).json()) as { id: string }
    const operator = await operatorCookie(shop)
    await sendForm(shop, '/close', { customer: id }, { cookie: operator })
    const logIn = () => post(shop, '/api/customer/login', { email: 'closed@uosis.example', password: goodPassword })
    expect([(await details(cookie)).status, await readProblem(await logIn())]).toEqual([204, 'AccountDisabled'])
    expect((await sendForm(shop, '/act-as', { customer: id }, { cookie: operator })).status).toBe(404)
    await sendForm(shop, '/open', { customer: id }, { cookie: operator })
    expect((await logIn()).status).toBe(200)
  })

  test.each([
    ['a signed-out browser', {}, 401],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['the site that embeds the shop', { origin: 'http://127.0.0.1:4301' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['another port', { 'sec-fetch-site': 'same-site' }, 403],
  ])('R30 rejects forms of %s', async (name, headers, status) => {
    const cookie = name === 'a signed-out browser' ? '' : await operatorCookie(shop)
    const sent = { cookie, ...headers } as Record<string, string>
    for (const path of ['/approve', '/close', '/open', '/act-as', '/features', '/sign-out'])
      expect((await sendForm(shop, path, { customer: 'ona' }, sent)).status).toBe(status)
    const [ona] = await shop.db.query<{ disabled: Date | null }>("select disabled from customer where id = 'ona'")
    expect(ona?.disabled).toBeNull()
  })

  test('R31 sets a cookie that is HttpOnly and SameSite=Strict', async () => {
    const answer = await sendForm(shop, '/sign-in', { email: 'greta@birchandbolt.example', password: 'keys-to-the-shop' })
    expect(answer.headers.get('set-cookie')).toMatch(/^shop-operator=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/)
  })

  test('R34 allows ten sign-in attempts', async () => {
    const statuses = []
    for (let at = 0; at < 11; at += 1)
      statuses.push((await sendForm(shop, '/sign-in', { email: 'boss@birchandbolt.example', password: 'guess' })).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })

  test('R01 shows customer texts as plain text', async () => {
    const name = '<img src=x onerror=1>'
    await shop.db.query("update customer set details = details || jsonb_build_object('companyName', $1::text) where id = 'tomas'", [name])
    const page = await desk(await operatorCookie(shop))
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img src=x')
  })

  test('R59 returns 404 for other machines and in production', async () => {
    expect((await shop.fetch(new Request('http://localhost:4300/dev/admin'), '192.168.1.7')).status).toBe(404)
    const production = await openAnotherShop({ development: false })
    expect((await production.ask('/dev/admin', { peer: '127.0.0.1' })).status).toBe(404)
  })
})
