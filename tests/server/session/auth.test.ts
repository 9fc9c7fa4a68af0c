import { beforeAll, describe, expect, test } from 'vitest'
import { socialCustomer } from '../../../server/session/oauth/social-customer.ts'
import { readCookie } from '../forms/upload.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'
import { createCustomer, logIn } from './customer.ts'

let shop: TestShop
let now = new Date('2026-12-01T10:00:00Z')
let peers = 0
let ids: Record<string, string>
beforeAll(async () => {
  shop = await openAnotherShop({ now: () => now })
  const { facebookAppId, googleClientId, appleClientId } = await shop.read<Record<string, string>>('/api/configuration')
  ids = { facebook: facebookAppId ?? '', google: googleClientId ?? '', apple: appleClientId ?? '' }
})

const origin = 'http://localhost:4300'
const profile = `${origin}/account`
const here = '127.0.0.1'
const asked = (provider: string, part: Record<string, string> = {}) => ({
  client_id: ids[provider] ?? '',
  redirect_uri: profile,
  response_type: 'code',
  state: `${provider}-0123456789abcdefghijkl`,
  ...part,
})
const open = (provider: string, part: Record<string, string> = {}, peer = here) =>
  shop.ask(`/dev/oauth/${provider}/authorize?${new URLSearchParams(asked(provider, part))}`, { peer })
const agree = (provider: string, person: string, part: Record<string, string> = {}, headers: Record<string, string> = { origin }) =>
  shop.fetch(
    new Request(`${origin}/dev/oauth/${provider}/authorize`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ ...asked(provider, part), person }),
    }),
    here,
  )
const locationOf = (answer: Response) => new URL(answer.headers.get('location') ?? 'nowhere:')
const codeFor = async (provider: string, person: string) => locationOf(await agree(provider, person)).searchParams.get('code') ?? ''
const post = (provider: string, code: unknown, { cookie = '', peer = '', lang = 'en' } = {}) => {
  peers += 1
  return shop.ask(`/api/auth/${provider}?lang=${lang}`, {
    method: 'POST',
    body: { code },
    peer: peer || `10.7.0.${peers}`,
    headers: cookie ? { cookie } : {},
  })
}
const signIn = async (provider: string, person: string, options = {}) => post(provider, await codeFor(provider, person), options)
const detailsWith = async (cookie: string) => (await shop.ask('/api/customer/account-details', { headers: { cookie } })).json()
const customers = async () =>
  (await shop.db.query<{ email: string }>('select email from customer order by email')).map(({ email }) => email)

describe('a provider page', () => {
  test('lists both people and a cancel button in a form that cannot be framed', async () => {
    const answer = await open('google')
    expect(answer.status).toBe(200)
    const text = await answer.text()
    for (const part of ['Sign in with Google', 'Continue as Ona', 'Continue as Jonas', 'Cancel', 'Birch &amp; Bolt'])
      expect(text).toContain(part)
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('consent redirects to the shop with a code and the state, cancelling without a code', async () => {
    const agreed = await agree('google', 'go-2002')
    expect(agreed.status).toBe(302)
    expect(locationOf(agreed).href).toMatch(/^http:\/\/localhost:4300\/account\?code=[\w-]{32}&state=google-0123456789abcdefghijkl$/)
    const inLithuanian = locationOf(await agree('google', 'go-2002', { redirect_uri: `${origin}/lt/paskyra` }))
    expect(inLithuanian.pathname).toBe('/lt/paskyra')
    for (const person of ['', 'fb-1001', 'constructor'])
      expect(locationOf(await agree('google', person)).search).toBe('?error=access_denied&state=google-0123456789abcdefghijkl')
  })

  test.each<[string, Record<string, string>]>([
    ['another client', { client_id: 'another' }],
    ['no client', { client_id: '' }],
    ['another site', { redirect_uri: 'https://evil.example/account' }],
    ['a site with the same prefix', { redirect_uri: 'http://localhost:4300.evil.example/account' }],
    ['the origin as user name', { redirect_uri: 'http://localhost:4300@evil.example/account' }],
    ['another page', { redirect_uri: `${origin}/` }],
    ['a path traversal', { redirect_uri: `${profile}/../cart` }],
    ['a query after the path', { redirect_uri: `${profile}?next=//evil.example` }],
    ['a fragment', { redirect_uri: `${profile}#x` }],
    ['the embedding site', { redirect_uri: 'http://127.0.0.1:4301/account' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['nowhere', { redirect_uri: '' }],
    ['no state', { state: '' }],
    ['a very long state', { state: 'x'.repeat(501) }],
  ])('R13 does not redirect for %s', async (_, part) => {
    for (const answer of [await open('google', part), await agree('google', 'go-2002', part)]) {
      expect(answer.status).toBe(400)
      expect(answer.headers.get('location')).toBeNull()
    }
  })

  test('sends no tokens in the URL', async () => {
    expect((await open('google', { response_type: 'token' })).status).toBe(400)
  })

  test('R30 rejects forms of other sites, cannot be framed, and returns 404 to other machines', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, {}, { origin, 'sec-fetch-site': 'cross-site' }] as Record<string, string>[])
      expect((await agree('google', 'go-2002', {}, headers)).status).toBe(403)
    expect((await open('google', {}, '192.168.0.7')).status).toBe(404)
    expect((await open('xgoogle')).status).toBe(404)
  })

  test('escapes html in its parameters', async () => {
    const text = await (await open('google', { state: '"><script>alert(1)</script>' })).text()
    expect(text).not.toContain('<script>')
  })

  test("a code is useless without the shop's secret", async () => {
    const code = await codeFor('google', 'go-2002')
    const trade = (part: Record<string, string>) =>
      shop.fetch(
        new Request(`${origin}/dev/oauth/google/token`, {
          method: 'POST',
          body: new URLSearchParams({ grant_type: 'authorization_code', code, client_id: ids.google ?? '', client_secret: '', ...part }),
        }),
      )
    expect((await trade({})).status).toBe(401)
    expect((await trade({ client_secret: 'x'.repeat(43) })).status).toBe(401)
    const unknown = await shop.ask('/dev/oauth/google/userinfo', { headers: { authorization: 'Bearer x' } })
    expect(unknown.status).toBe(401)
  })
})

describe('signing in through a provider', () => {
  test('CALL-50 a new person gets 201, then 200 as the same customer', async () => {
    const first = await signIn('google', 'go-2002', { lang: 'lt' })
    expect(first.status).toBe(201)
    expect(first.headers.get('cache-control')).toBe('no-store')
    const details = await detailsWith(readCookie(first))
    expect(details).toMatchObject({ name: 'Jonas', surname: 'Kazlauskas', email: 'jonas.kazlauskas@google.example', b2bCustomer: false })
    const again = await signIn('google', 'go-2002')
    expect(again.status).toBe(200)
    expect(await detailsWith(readCookie(again))).toEqual(details)
    const [row] = await shop.db.query('select lang, password from customer where email = $1', ['jonas.kazlauskas@google.example'])
    expect(row).toEqual({ lang: 'lt', password: null })
  })

  test('CALL-50 a person with a confirmed address is the customer with that address, for every provider', async () => {
    await shop.db.query("update customer set email_confirmed = $1 where id = 'ona'", [now])
    for (const [provider, person] of [
      ['google', 'go-2001'],
      ['facebook', 'fb-1001'],
    ] as const) {
      const answer = await signIn(provider, person)
      expect(answer.status).toBe(200)
      expect(await detailsWith(readCookie(answer))).toMatchObject({ id: 'ona' })
    }
  })

  test("R32 the visitor's session is replaced by a new one", async () => {
    const { cookie } = await logIn(shop, 'before@medzio.example')
    const answer = await signIn('facebook', 'fb-1002', { cookie })
    expect(answer.status).toBe(201)
    expect(readCookie(answer)).not.toBe(cookie)
    expect((await shop.ask('/api/wishlist/variants', { headers: { cookie } })).status).toBe(401)
  })

  test('two concurrent sign-ins open one account', async () => {
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeFor('apple', 'ap-3001')))
    const answers = await Promise.all(codes.map((code) => post('apple', code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201])
    expect((await customers()).filter((email) => email === 'austeja@apple.example')).toHaveLength(1)
  })

  test('R30 the request requires JSON, the kit’s header and an allowed origin', async () => {
    const headers: Record<string, string>[] = [{ 'X-Shop-Request': '' }, { origin: 'https://evil.example' }]
    for (const one of headers)
      expect((await shop.ask('/api/auth/google', { method: 'POST', body: { code: 'x' }, headers: one })).status).toBe(403)
  })
})

describe('rejected sign-ins', () => {
  const refusal = { name: 'SocialLoginFailed', message: 'The sign-in could not be confirmed. Please try again.' }

  test('R13 a used code, one of another provider, an expired and an unknown one', async () => {
    const used = await codeFor('google', 'go-2002')
    expect((await post('google', used)).status).toBe(200)
    const foreign = await codeFor('google', 'go-2002')
    const old = await codeFor('google', 'go-2002')
    const answers = [await post('google', used), await post('facebook', foreign), await post('google', foreign)]
    now = new Date(now.getTime() + 301_000)
    answers.push(await post('google', old))
    for (const code of ['nothing', '', 'constructor', "' or 1=1 --", 'x'.repeat(3000)]) answers.push(await post('google', code))
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await answer.json()).toEqual({ ...refusal, extra: refusal.message })
    }
  })

  test('a code sent concurrently works once', async () => {
    const code = await codeFor('google', 'go-2002')
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('google', code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)])
  })

  test.each([[7], [null], [['x']], [{ $ne: '' }]])('R40 the code %j returns 400', async (code) => {
    expect((await post('google', code)).status).toBe(400)
  })

  test.each(['xfacebooky', 'constructor', '__proto__', 'Google'])('R13 the provider %s is unknown', async (provider) => {
    expect((await post(provider, 'x')).status).toBe(404)
  })

  test("SOC-06 an unverified Apple address opens no account; extra has the reason in the shopper's language", async () => {
    const before = await customers()
    const answer = await signIn('apple', 'ap-3002', { lang: 'lt' })
    expect(answer.status).toBe(401)
    const extra = 'Paslaugos teikėjas nepatvirtino Jūsų el. pašto adreso. Prisijunkite el. paštu ir slaptažodžiu.'
    expect(await answer.json()).toEqual({ name: 'EmailNotVerified', message: extra, extra })
    expect(await customers()).toEqual(before)
  })

  test('an unverified address gives no access to an account and does not reveal whether one exists', async () => {
    await createCustomer(shop.db, { email: 'dovydas@apple.example', at: now, emailConfirmed: true })
    const answer = await signIn('apple', 'ap-3002')
    expect(answer.status).toBe(401)
    expect(((await answer.json()) as { name: string }).name).toBe('EmailNotVerified')
  })

  test('an account with an unconfirmed address is neither linked nor taken over', async () => {
    const trap = await createCustomer(shop.db, { email: 'Greta@google.example', at: now })
    const identity = { subject: 'go-9', email: 'greta@google.example', isVerified: true, name: 'Greta', surname: undefined }
    const visitor = { provider: 'google', identity, language: 'en' } as const
    await expect(socialCustomer(shop.deps, visitor)).rejects.toMatchObject({ status: 401, name: 'EmailNotValidated' })
    await shop.db.query('update customer set email_confirmed = $2 where id = $1', [trap, now])
    expect(await socialCustomer(shop.deps, visitor)).toEqual({ customer: trap, isNew: false })
    const moved = { ...visitor, identity: { ...identity, email: 'ona@birchandbolt.example', isVerified: false } }
    expect(await socialCustomer(shop.deps, moved)).toEqual({ customer: trap, isNew: false })
  })

  test('CALL-50 closed registration and pending approval prevent the login', async () => {
    const somebody = (subject: string) => ({
      provider: 'google',
      language: 'en',
      identity: { subject, email: `${subject}@google.example`, isVerified: true, name: undefined, surname: undefined },
    })
    await shop.deps.settings.change({ features: { customerRegistration: false } })
    await expect(socialCustomer(shop.deps, somebody('late') as never)).rejects.toMatchObject({ status: 403, name: 'RegistrationClosed' })
    expect((await signIn('google', 'go-2002')).status).toBe(200)
    await shop.deps.settings.change({ features: { customerRegistration: true, customerRegistrationApprovedByAdmin: true } })
    for (let time = 0; time < 2; time += 1)
      await expect(socialCustomer(shop.deps, somebody('new') as never)).rejects.toMatchObject({ status: 401, name: 'NotApprovedByAdmin' })
    await shop.db.query("update customer set awaits_approval = false where email = 'new@google.example'")
    expect((await socialCustomer(shop.deps, somebody('new') as never)).isNew).toBe(false)
    await shop.deps.settings.reset()
    await shop.db.query("update customer set disabled = $1 where email = 'jonas.kazlauskas@google.example'", [now])
    const closed = await signIn('google', 'go-2002')
    expect(closed.status).toBe(401)
    expect(await closed.json()).toMatchObject({ name: 'AccountDisabled', extra: 'The account is closed.' })
  })

  test('limits a client address to twenty attempts a minute', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 22; at += 1) statuses.push((await post('google', 'x', { peer: 'guesser' })).status)
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429])
  })
})

test('R59 a production shop has no simulated providers and does not configure them', async () => {
  const production = await openAnotherShop({ development: false })
  for (const path of ['/dev/oauth/google/authorize', '/dev/oauth/google/userinfo'])
    expect((await production.ask(path, { peer: here })).status).toBe(404)
  expect((await production.ask('/api/auth/google', { method: 'POST', body: { code: 'x' } })).status).toBe(404)
  const offered = await production.read<Record<string, unknown>>('/api/configuration')
  for (const field of ['socialLoginUrls', 'facebookAppId', 'googleClientId']) expect(offered).not.toHaveProperty(field)
  expect((await shop.read<{ socialLoginUrls: object }>('/api/configuration')).socialLoginUrls).toEqual({
    facebook: `${origin}/dev/oauth/facebook/authorize`,
    google: `${origin}/dev/oauth/google/authorize`,
    apple: `${origin}/dev/oauth/apple/authorize`,
  })
})
