import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ConfigurationPatch } from '../../../server/context/settings.ts'
import type { Registration } from '../../../src/model/session/registration.ts'
import { openAnotherShop, openShop, type TestShop } from '../shop.ts'
import { createRegistration, findMailedToken, findMailsTo, goodPassword, post, readCookie, readProblem } from './account.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => shop.deps.settings.reset())

type Modes = Record<'customerRegistrationApprovedByAdmin' | 'customerEmailConfirmation', boolean>
const approval: Modes = { customerRegistrationApprovedByAdmin: true, customerEmailConfirmation: false }
const confirmation: Modes = { customerRegistrationApprovedByAdmin: false, customerEmailConfirmation: true }
const atOnce: Modes = { customerRegistrationApprovedByAdmin: false, customerEmailConfirmation: false }
const inMode = (features: Modes & ConfigurationPatch['features']) => shop.deps.settings.change({ features })

let computers = 0
const temporary = '?create_temporar_session=true'
/** Registers from a new client address each time, to avoid the limit. */
function register(email: string, more: Partial<Registration> & Record<string, unknown> = {}, { lang = 'en', query = '' } = {}) {
  computers += 1
  return post(shop, `/api/register/${lang}${query}`, createRegistration(email, more), { peer: `10.5.${computers >> 8}.${computers & 255}` })
}
const logIn = (email: string) => post(shop, '/api/customer/login', { email, password: goodPassword })
const findAccounts = (email: string) =>
  shop.db.query<Record<string, unknown>>('select * from customer where lower(email) = lower($1)', [email])

describe('the three modes of registration', () => {
  test('REG-01 an account that requires approval is pending, and gets a mail about it', async () => {
    await inMode(approval)
    const answer = await register('waits@uosis.example', {}, { query: temporary })
    expect([answer.status, await answer.json(), readCookie(answer)]).toEqual([201, { result: 'approval' }, ''])
    expect(await readProblem(await logIn('waits@uosis.example'))).toBe('NotApprovedByAdmin')
    expect((await findMailsTo(shop, 'waits@uosis.example'))[0]?.subject).toBe('We have received your registration at Birch & Bolt')
  })

  test('REG-03 an account that requires confirmation opens with the link of a mail', async () => {
    await inMode(confirmation)
    const email = 'confirms@uosis.example'
    const answer = await register(email, {}, { query: temporary, lang: 'lt' })
    expect([await answer.json(), readCookie(answer)]).toEqual([{ result: 'confirmation' }, ''])
    expect(await readProblem(await logIn(email))).toBe('EmailNotValidated')
    const [mail] = await findMailsTo(shop, email)
    expect(mail).toMatchObject({ lang: 'lt', subject: 'Patvirtinkite paskyrą – Birch & Bolt' })
    expect(mail?.body).toContain('http://localhost:4300/lt/paskyra?step=email-approve&email-approval-token=')
    const token = await findMailedToken(shop, email, 'email-approval-token')
    expect((await post(shop, '/api/approve-account', { token })).status).toBe(200)
    expect((await logIn(email)).status).toBe(200)
  })

  test('REG-05 without either, a session starts if requested', async () => {
    await inMode(atOnce)
    const answer = await register('session@uosis.example', {}, { query: temporary })
    expect(await answer.json()).toEqual({ result: 'session' })
    const read = await shop.read('/api/customer/account-details', { cookie: readCookie(answer) })
    const { password, password2, agreeToPrivacyAndTerms, gdprAccepted, ...told } = createRegistration('session@uosis.example')
    expect(read).toMatchObject({ ...told, buyAs: 'b2b' })
    expect(readCookie(await register('no-session@uosis.example'))).toBe('')
    expect((await logIn('no-session@uosis.example')).status).toBe(200)
  })

  test('REG-01 with both, the approval comes first and sends the confirmation link', async () => {
    await inMode({ customerRegistrationApprovedByAdmin: true, customerEmailConfirmation: true })
    expect(await (await register('both@uosis.example')).json()).toEqual({ result: 'approval' })
    expect(await readProblem(await logIn('both@uosis.example'))).toBe('NotApprovedByAdmin')
    expect((await post(shop, '/api/send-confirmation-email/en', { email: 'both@uosis.example' })).status).toBe(200)
    expect(await findMailsTo(shop, 'both@uosis.example')).toHaveLength(1)
  })

  test('REG-29 a shop with closed registration creates no account', async () => {
    await inMode({ ...atOnce, customerRegistration: false })
    const answer = await register('closed@uosis.example')
    expect([answer.status, await readProblem(answer), await findAccounts('closed@uosis.example')]).toEqual([403, 'RegistrationClosed', []])
  })
})

test.each([
  [true, 422],
  [false, 201],
])('REG-27 with requireVATCode %s, a company without a VAT code gets %i', async (requireVATCode, status) => {
  await shop.deps.settings.change({ requireVATCode })
  expect((await register('no-vat@uosis.example', { companyVatCode: undefined })).status).toBe(status)
})

describe('a private buyer', () => {
  const person = (email: string, more: object = {}) => ({
    b2bCustomer: false,
    name: 'Rūta',
    surname: 'Vaitkutė',
    email,
    password: goodPassword,
    password2: goodPassword,
    agreeToPrivacyAndTerms: true,
    gdprAccepted: true,
    ...more,
  })
  const registerPerson = (email: string, more: object = {}) => {
    computers += 1
    return post(shop, '/api/register/en', person(email, more), { peer: `10.5.${computers >> 8}.${computers & 255}` })
  }

  test('registers without a company, and confirms the mailbox as a company does', async () => {
    const email = 'person@uosis.example'
    expect((await registerPerson(email, { companyName: 'Hidden, UAB', creditLimit: 9 })).status).toBe(201)
    expect(await readProblem(await logIn(email))).toBe('EmailNotValidated')
    expect(await findAccounts(email)).toMatchObject([{ b2b: false, credit_limit_cents: null, details: { name: 'Rūta', buyAs: 'b2c' } }])
    expect((await findAccounts(email))[0]?.details).not.toHaveProperty('companyName')
  })

  test.each([
    ['no name', { name: ' ' }],
    ['an invalid phone', { phone: 'call me' }],
    ['a repeated password that differs', { password2: 'eight birds over the bay' }],
    ['no consent', { agreeToPrivacyAndTerms: false }],
  ])('is rejected with %s', async (_, more) => {
    const answer = await registerPerson('refused-person@uosis.example', more)
    expect([answer.status, await readProblem(answer)]).toEqual([422, 'InvalidField'])
  })

  test('R35 needs a password of the policy, and cannot take an address that has an account', async () => {
    expect(await readProblem(await registerPerson('weak-person@uosis.example', { password: 'x8Kd0', password2: 'x8Kd0' }))).toBe(
      'PasswordInvalid',
    )
    expect(await readProblem(await registerPerson('ona@birchandbolt.example'))).toBe('EmailTaken')
  })

  test('cannot register in a shop for companies only', async () => {
    await shop.deps.settings.change({ features: { privateRegistration: false } })
    expect(await readProblem(await registerPerson('closed-person@uosis.example'))).toBe('RegistrationClosed')
  })
})

describe('rejects a registration with', () => {
  const long = (length: number) => 'a'.repeat(length)
  test.each<[string, Partial<Registration>]>([
    ['no company name', { companyName: ' ' }],
    ['no code', { companyCode: '' }],
    ['an invalid company email', { companyEmail: 'info' }],
    ['a company email that is too long', { companyEmail: `${long(120)}@uosis.example` }],
    ['an invalid company phone', { companyPhone: 'call us' }],
    ['an invalid phone', { phone: '+0' }],
    ['an address that is too long', { companyAddress: long(129) }],
    ['no country', { companyCountry: '' }],
    ['a city that is too long', { companyCity: long(129) }],
    ['a postcode that is too long', { companyPostcode: long(33) }],
    ['a web site that is too long', { companyWebSite: long(129) }],
    ['no name', { name: '' }],
    ['a surname that is too long', { surname: long(33) }],
    ['a repeated password that differs', { password2: 'eight birds over the bay' }],
    ['no consent', { agreeToPrivacyAndTerms: false }],
    ['a very long text', { companyName: long(10_000) }],
  ])('REG-12 %s', async (_, more) => {
    const answer = await register('refused@uosis.example', more, { lang: 'lt' })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { name: 'InvalidField', message: 'Neteisingai užpildyti formos laukai', field: Object.keys(more)[0] },
    ])
    expect(await findAccounts('refused@uosis.example')).toEqual([])
  })

  test('REG-12 an invalid email', async () => {
    expect((await register('nobody')).status).toBe(422)
    expect((await register('a b@uosis.example')).status).toBe(422)
  })

  test.each([
    ['too short', 'x8Kd0', 'PasswordInvalid', 'The password needs at least 8 characters.'],
    ['too long', `${'kopų smėlis '.repeat(11)}`, 'PasswordInvalid', 'The password may have at most 128 characters.'],
    ['common', 'P@ssw0rd123', 'PasswordTooCommon', 'This password is one of the first that anybody would try. Choose another one.'],
  ])('R35 a password that is %s', async (_, password, name, message) => {
    const answer = await register('weak@uosis.example', { password, password2: password })
    expect([answer.status, await answer.json()]).toEqual([422, { name, message }])
  })

  test('R35 a password that violates the current policy of the configuration', async () => {
    await shop.deps.settings.change({ passwordPolicy: { min: 12, max: 20, requireLetter: true, requireNumber: true } })
    expect(await shop.read('/api/password_policy')).toEqual({ min: 12, max: 20, requireLetter: true, requireNumber: true })
    const tried = ['7 birds bay', 'seven birds over', '123 456 987 654', 'seven 7 birds over it']
    for (const password of tried) expect((await register('policy@uosis.example', { password, password2: password })).status).toBe(422)
    expect((await register('policy@uosis.example', { password: '7 birds over', password2: '7 birds over' })).status).toBe(201)
  })

  test.each([
    ['neither a company nor a person', { b2bCustomer: 'no' as never }],
    ['no consent', { gdprAccepted: false }],
    ['a list as name', { name: ['Rūta'] }],
    ['a NUL', { name: 'R\0ta' }],
  ])('R40 %s', async (_, more) => {
    expect((await register('shape@uosis.example', more as Partial<Registration>)).status).toBe(400)
  })
})

test('R37 a registration cannot set protected fields', async () => {
  await inMode(confirmation)
  const greedy = {
    id: 'ona',
    creditLimit: 1e6,
    credit_limit_cents: 1,
    awaits_email: false,
    email_confirmed: '2020-01-01',
    buyAs: 'b2c',
    addresses: [{ _id: 'x' }],
  }
  expect((await register('greedy@uosis.example', greedy)).status).toBe(201)
  const [row] = await findAccounts('greedy@uosis.example')
  expect(row).toMatchObject({ credit_limit_cents: null, awaits_email: true, email_confirmed: null, b2b: true, disabled: null })
  expect(row?.id).not.toBe('ona')
  expect(row?.details).toMatchObject({ buyAs: 'b2b' })
  expect(Object.keys(row?.details as object)).not.toContain('addresses')
})

describe('a repeated registration', () => {
  test.each([
    ['approval', approval],
    ['confirmation', confirmation],
    ['session', atOnce],
  ])('REG-08 returns the same account and response if the first response was lost (%s)', async (mode, features) => {
    await inMode(features)
    const email = `again-${mode}@uosis.example`
    const answers = [await register(email, {}, { query: temporary }), await register(email, {}, { query: temporary })]
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([201, { result: mode }])
    expect(answers.map((answer) => readCookie(answer) !== '')).toEqual([mode === 'session', mode === 'session'])
    expect(await findAccounts(email)).toHaveLength(1)
    expect(await findMailsTo(shop, email)).toHaveLength(mode === 'session' ? 0 : 1)
  })

  test('REG-08 sent ten times concurrently creates one account and one mail', async () => {
    await inMode(confirmation)
    const answers = await Promise.all(Array.from({ length: 10 }, () => register('burst@uosis.example')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect([(await findAccounts('burst@uosis.example')).length, (await findMailsTo(shop, 'burst@uosis.example')).length]).toEqual([1, 1])
  })

  test('R33 with another password or other fields is rejected and changes nothing', async () => {
    await inMode(atOnce)
    const email = 'taken@uosis.example'
    await register(email)
    const [before] = await findAccounts(email)
    const other = 'nine birds over the bay'
    const tries = [register(email.toUpperCase(), { password: other, password2: other }), register(email, { name: 'Jonas' })]
    for (const answer of await Promise.all(tries)) {
      expect([answer.status, readCookie(answer)]).toEqual([409, ''])
      expect(await answer.json()).toMatchObject({ name: 'EmailTaken', message: expect.stringContaining('There is an account') })
    }
    expect(await findAccounts(email)).toEqual([before])
  })

  test('R33 of a taken address costs the same as one of a free address', async () => {
    await inMode(atOnce)
    await register('work@uosis.example')
    const other = 'nine birds over the bay'
    const runs = []
    for (const email of ['work@uosis.example', 'free@uosis.example', 'ona@birchandbolt.example']) {
      const before = shop.deps.passwords.runs
      await register(email, { password: other, password2: other })
      runs.push(shop.deps.passwords.runs - before)
    }
    expect(runs).toEqual([1, 1, 1])
  })
})

test('R34 a client address registers at most 60 times an hour, then gets 429 in its language', async () => {
  const busy = await openAnotherShop()
  const tried = { ...createRegistration('busy@uosis.example'), name: '' }
  const statuses = []
  for (let at = 0; at < 60; at += 1) statuses.push((await post(busy, '/api/register/lt', tried)).status)
  expect(new Set(statuses)).toEqual(new Set([422]))
  const refused = await post(busy, '/api/register/lt', tried)
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { name: 'TooManyRequests', message: 'Per daug bandymų. Pabandykite vėliau.' },
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
