import { beforeAll, describe, expect, test } from 'vitest'
import { stopClock } from '../clock.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'
import { findMailedToken, findMailsTo, goodPassword, post, readCookie, readProblem } from './account.ts'
import { createCustomer } from './customer.ts'

let shop: TestShop
let now = new Date('2026-12-01T10:00:00Z')
let hash: string
beforeAll(async () => {
  stopClock(now) // limits read the date themselves
  shop = await openAnotherShop({ now: () => now })
  hash = await shop.deps.passwords.hash(goodPassword)
})

const newPassword = 'eleven geese under the bridge'
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
  stopClock(now)
}
const account = async (email: string, more: Partial<Parameters<typeof createCustomer>[1]> = {}) => ({
  email,
  id: await createCustomer(shop.db, { email, at: now, password: hash, details: { name: 'Rūta' }, ...more }),
})
const logIn = (email: string, password = goodPassword) => post(shop, '/api/customer/login', { email, password })
const reset = (email: string, lang = 'en') => post(shop, '/api/reset', { lang, email })
const set = (id: string, password = newPassword) => post(shop, '/api/set_password', { password, id })
const isLoggedIn = async (cookie: string) => (await shop.ask('/api/customer/account-details', { headers: { cookie } })).status === 200
async function mailedId(email: string): Promise<string> {
  await reset(email)
  return findMailedToken(shop, email, 'id')
}

describe('requesting a password reset', () => {
  test('PWD-01 the mail is in the requested language and links to the profile page', async () => {
    const { email } = await account('mailed@example.com')
    expect((await reset(` ${email.toUpperCase()}`, 'lt')).status).toBe(200)
    const [mail] = await findMailsTo(shop, email)
    expect(mail).toMatchObject({ lang: 'lt', subject: 'Naujas slaptažodis – Birch & Bolt' })
    expect(mail?.body).toContain('Sveiki, Rūta!')
    expect(mail?.body).toMatch(/http:\/\/localhost:4300\/lt\/paskyra\?step=password-change&id=[\w-]{43}\n/)
  })

  test.each([
    ['a reset request', (email: string) => reset(email)],
    ['a resent confirmation', (email: string) => post(shop, '/api/send-confirmation-email/en', { email })],
  ])('R33 %s has the same response for every address and mails only accounts', async (name, send) => {
    const { email } = await account(`${name.length}@example.com`, { awaitsEmail: true })
    const mails = () => shop.db.query<{ recipient: string }>('select recipient from outbox order by no')
    const before = (await mails()).length
    const answers = []
    for (const address of [email, 'nobody@example.com', 'no address', "'; drop table customer --"]) {
      const answer = await send(address)
      answers.push([answer.status, await answer.text(), [...answer.headers].toString()].join(' '))
    }
    expect(new Set(answers).size).toBe(1)
    expect((await mails()).slice(before)).toEqual([{ recipient: email }])
  })

  test('R34 an address gets five mails an hour, with or without an account', async () => {
    const { email } = await account('bombed@example.com')
    for (const address of [email, 'nobody-here@example.com']) {
      const statuses = []
      for (let at = 0; at < 6; at += 1)
        statuses.push((await post(shop, '/api/reset', { lang: 'en', email: address }, { peer: `10.6.0.${at}` })).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
    expect(await findMailsTo(shop, email)).toHaveLength(5)
  })
})

describe('resetting a password', () => {
  test('R36 the link works once and invalidates the old password and every session', async () => {
    const { email } = await account('once@example.com')
    const sessions = [readCookie(await logIn(email)), readCookie(await logIn(email))]
    const older = await mailedId(email)
    const id = await mailedId(email)
    expect((await set(id)).status).toBe(200)
    expect(await Promise.all(sessions.map(isLoggedIn))).toEqual([false, false])
    expect([(await logIn(email)).status, (await logIn(email, newPassword)).status]).toEqual([401, 200])
    for (const used of [id, older]) {
      const again = await set(used, 'twelve geese under the bridge')
      expect([again.status, await readProblem(again)]).toEqual([400, 'LinkNotValid'])
    }
    expect((await findMailsTo(shop, email))[0]?.subject).toBe('Your password at Birch & Bolt was changed')
  })

  test('R36 concurrent uses of a link succeed once', async () => {
    const { email } = await account('race@example.com')
    const id = await mailedId(email)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => set(id, `${newPassword} ${at}`)))
    const won = answers.findIndex(({ status }) => status === 200)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)])
    expect((await logIn(email, `${newPassword} ${won}`)).status).toBe(200)
  })

  test('R36 a link expires after an hour', async () => {
    const { email } = await account('late@example.com')
    const id = await mailedId(email)
    later(59)
    expect(await readProblem(await set(id, 'short'))).toBe('PasswordInvalid')
    later(1)
    expect(await readProblem(await set(id))).toBe('LinkNotValid')
  })

  test('R36 rejects unknown and empty tokens and those of another kind without hashing', async () => {
    const { email, id: customer } = await account('forged@example.com', { awaitsEmail: true })
    await post(shop, '/api/send-confirmation-email/en', { email })
    const confirm = await findMailedToken(shop, email, 'email-approval-token')
    const [kept] = await shop.db.query<{ hash: string }>('select hash from account_token where customer = $1', [customer])
    const before = shop.deps.passwords.runs
    for (const id of ['', 'forged', confirm, kept?.hash ?? '', 'x'.repeat(100_000), "' or ''='"]) expect((await set(id)).status).toBe(400)
    expect(shop.deps.passwords.runs).toBe(before)
    expect((await post(shop, '/api/approve-account', { token: confirm })).status).toBe(200)
  })

  test('R36 the database stores only a hash of a link', async () => {
    const { email } = await account('hashed@example.com')
    const id = await mailedId(email)
    const [{ all } = { all: '' }] = await shop.db.query<{ all: string }>('select json_agg(t)::text as all from account_token t')
    expect(id).toMatch(/^[\w-]{43}$/)
    expect(all).not.toContain(id)
  })

  test('PWD-13 a weak password does not consume the link', async () => {
    const { email } = await account('weak@example.com')
    const id = await mailedId(email)
    for (const weak of ['', 'short', 'qwerty123']) expect((await set(id, weak)).status).toBe(422)
    expect((await set(id)).status).toBe(200)
  })

  test('PWD-11 a reset confirms the email', async () => {
    const { email } = await account('unconfirmed@example.com', { awaitsEmail: true })
    expect((await set(await mailedId(email))).status).toBe(200)
    expect((await logIn(email, newPassword)).status).toBe(200)
  })
})

describe('changing a password', () => {
  const change = (cookie: string | undefined, password = newPassword) =>
    post(shop, '/api/update_password', { password }, { ...(cookie && { cookie }) })

  test('R36 is allowed after a recent login; ends other sessions and pending links, but not this session', async () => {
    const { email } = await account('changes@example.com')
    const id = await mailedId(email)
    const [elsewhere, here] = [readCookie(await logIn(email)), readCookie(await logIn(email))]
    later(10)
    expect((await change(here)).status).toBe(200)
    expect([await isLoggedIn(here), await isLoggedIn(elsewhere)]).toEqual([true, false])
    expect((await set(id)).status).toBe(400)
    expect([(await logIn(email)).status, (await logIn(email, newPassword)).status]).toEqual([401, 200])
  })

  test('R36 requires a recent login', async () => {
    const { email } = await account('stale@example.com')
    const cookie = readCookie(await logIn(email))
    later(10.1)
    for (const answer of [await change(cookie), await change(undefined)])
      expect([answer.status, await readProblem(answer)]).toEqual([401, 'LoginNeeded'])
    expect((await logIn(email)).status).toBe(200)
  })

  test('R35 rejects a weak password', async () => {
    const { email } = await account('weak-change@example.com')
    const cookie = readCookie(await logIn(email))
    expect([(await change(cookie, 'slaptazodis1')).status, (await logIn(email)).status]).toEqual([422, 200])
  })
})

describe('confirming an email', () => {
  test('R36 the link works once, within a day', async () => {
    const { email } = await account('day@example.com', { awaitsEmail: true })
    const ask = () => post(shop, '/api/send-confirmation-email/en', { email })
    await ask()
    const token = await findMailedToken(shop, email, 'email-approval-token')
    later(24 * 60)
    expect((await post(shop, '/api/approve-account', { token })).status).toBe(400)
    await ask()
    const fresh = await findMailedToken(shop, email, 'email-approval-token')
    expect((await post(shop, '/api/approve-account', { token: fresh })).status).toBe(200)
    expect((await post(shop, '/api/approve-account', { token: fresh })).status).toBe(400)
    await ask()
    expect(await findMailsTo(shop, email)).toHaveLength(2)
  })
})
