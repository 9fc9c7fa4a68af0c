import { beforeAll, describe, expect, test } from 'vitest'
import { stopClock } from '../clock.ts'
import { createCustomer, createSession, logIn } from '../session/customer.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'
import { pdf, readCookie, upload } from './upload.ts'

let shop: TestShop
let now = new Date('2026-12-01T10:00:00Z')
let peers = 0
beforeAll(async () => {
  stopClock(now) // limits read the date themselves
  shop = await openAnotherShop({ now: () => now })
})

const page = 'https://shop.example/service'
const service = { name: 'Rasa', email: 'rasa@medzio.example', fault: 'broken', description: 'It hums,\nbut does not turn.' }

interface Options {
  formId?: string
  url?: string
  cookie?: string
  peer?: string
  lang?: string
}
/** Sends from a new client address each time, to avoid other limits. */
const send = (data: unknown, { formId = 'service-request', url = page, cookie = '', peer = '', lang = 'en' }: Options = {}) => {
  peers += 1
  return shop.ask(`/api/requests?lang=${lang}`, {
    method: 'POST',
    peer: peer || `10.5.0.${peers}`,
    headers: cookie ? { cookie } : {},
    body: { formId, requestFormUrl: url, data },
  })
}
const sendPart = (part: object, options?: Options) => send({ ...service, ...part }, options)
const stored = () =>
  shop.db.query<{ form: string; url: string; data: object; customer: string | null }>('select * from form_request order by number')
const mails = () => shop.db.query<{ recipient: string; subject: string; body: string; lang: string }>('select * from outbox order by no')
const uploaded = async (name: string, bytes: string, cookie = '') => {
  const answer = await upload(shop, name, bytes, { cookie, peer: `10.6.0.${(await mails()).length}` })
  return { id: ((await answer.json()) as { _id: string })._id, cookie: cookie || readCookie(answer) }
}

describe('a submitted form', () => {
  test('CALL-54 is stored with its values, and mailed to the shop and the sender', async () => {
    const first = await uploaded('kvitas.pdf', pdf)
    const { id: photo } = await uploaded('a.txt', 'text', first.cookie)
    const answer = await sendPart(
      { receipt: [first.id], photos: [photo], satisfaction: 4, order: '', surname: '  ' },
      { cookie: first.cookie, url: `${page}?token=secret#step` },
    )
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ _id: expect.stringMatching(/^[\w-]{16}$/), number: 5001 })
    expect(await stored()).toMatchObject([
      { form: 'service-request', url: page, customer: null, data: { ...service, photos: [photo], receipt: [first.id], satisfaction: 4 } },
    ])
    const [toShop, toSender, ...more] = await mails()
    expect(more).toEqual([])
    expect(toShop).toMatchObject({ recipient: 'hello@birchandbolt.example', subject: 'Ask for a repair: request 5001' })
    expect(toShop?.body).toContain(`Receipt or invoice:\n  kvitas.pdf (1 kB, ${first.id})`)
    expect(toShop?.body).toContain('What happened?:\n  It hums,\n  but does not turn.')
    expect(toShop?.body).toContain('It does not work')
    expect(toShop?.body).toContain('4 of 5')
    expect(toSender).toMatchObject({ recipient: service.email, subject: 'We have received your request 5001 – Birch & Bolt' })
  })

  test("CALL-54 mails a visitor's text only to the shop, so that it cannot relay spam", async () => {
    const { body } = (await mails()).find(({ recipient }) => recipient === service.email) ?? {}
    for (const text of ['Rasa', 'hums', page]) expect(body).not.toContain(text)
    expect(body).toContain('need not do anything')
  })

  test('CALL-54 mails a copy to a customer only at their confirmed address', async () => {
    const confirmed = await createCustomer(shop.db, { email: 'Ieva@medzio.example', at: now, emailConfirmed: true })
    const cookie = await createSession(shop, confirmed)
    const bodyFor = async (email: string, of: string) => {
      await sendPart({ email }, { cookie: of, lang: 'lt' })
      const mail = (await mails()).filter(({ recipient }) => recipient === email.toLowerCase()).at(-1)
      expect(mail?.lang).toBe('lt')
      return mail?.body
    }
    expect(await bodyFor('ieva@MEDZIO.example', cookie)).toContain('Štai ką mums išsiuntėte:')
    expect(await bodyFor('petras@medzio.example', cookie)).not.toContain('hums')
    const { cookie: unconfirmed } = await logIn(shop, 'victim@medzio.example')
    expect(await bodyFor('victim@medzio.example', unconfirmed)).not.toContain('hums')
    expect((await stored()).at(-3)?.customer).toBe(confirmed)
  })

  test('FORM-23 requires a company name only from business customers', async () => {
    const business = await createCustomer(shop.db, { email: 'tools@medzio.example', at: now, b2b: true })
    const cookie = await createSession(shop, business)
    const { cookie: person } = await logIn(shop, 'person@medzio.example')
    expect((await sendPart({})).status).toBe(201)
    expect((await sendPart({}, { cookie: person })).status).toBe(201)
    expect((await sendPart({}, { cookie })).status).toBe(400)
    expect((await sendPart({ company: 'Medžio įrankiai' }, { cookie })).status).toBe(201)
  })
})

describe('an invalid request', () => {
  test.each<[string, object]>([
    ['a required field is missing', { name: undefined }],
    ['a required field is blank', { description: ' \n ' }],
    ['an address is invalid', { email: 'rasa@medzio' }],
    ['an address is too long', { email: `${'a'.repeat(250)}@b.lt` }],
    ['a text is too long', { order: 'x'.repeat(1001) }],
    ['a long text is too long', { description: 'x'.repeat(10_001) }],
    ['a choice is not offered', { fault: 'constructor' }],
    ['a choice is a title instead of a code', { fault: 'It does not work' }],
    ['a rating is 0', { satisfaction: 0 }],
    ['a rating is 6', { satisfaction: 6 }],
    ['a rating is fractional', { satisfaction: 4.5 }],
    ['a rating is a text', { satisfaction: '4' }],
    ['a text is a number', { order: 7 }],
    ['a text is a list', { order: ['7'] }],
    ['a file is a text', { photos: 'abc' }],
    ['a file does not exist', { photos: ['nothing'] }],
    ['a field is unknown', { admin: 'true' }],
    ['a field has an inherited property name', { constructor: 'x' }],
    ['a value is an object', { name: { $ne: '' } }],
    ['a value contains a NUL', { name: 'a\0' }],
  ])('R40 is rejected when %s', async (_, part) => {
    const before = (await stored()).length
    const answer = await sendPart(part)
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('rasa@')
    expect((await stored()).length).toBe(before)
  })

  test('R40 drops a __proto__ field', async () => {
    const text = JSON.stringify({ formId: 'service-request', requestFormUrl: page, data: service })
    const body = text.replace('"name"', '"__proto__": {"name": "x"}, "name"')
    expect((await shop.ask('/api/requests', { method: 'POST', body, peer: 'proto' })).status).toBe(201)
    expect(JSON.stringify((await stored()).at(-1)?.data)).not.toContain('__proto__')
    expect(({} as { name?: string }).name).toBeUndefined()
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/service',
    '',
    'ftp://shop.example/',
    'https://user:pass@shop.example/',
    'x'.repeat(9),
  ])('CALL-54 is rejected for the page %j', async (url) => {
    expect((await send(service, { url })).status).toBe(400)
    expect((await send(service, { url: `https://shop.example/${'x'.repeat(2000)}` })).status).toBe(400)
  })

  test.each(['nothing', 'constructor', ''])('CALL-54 is rejected for the unknown form %j', async (formId) => {
    expect((await send(service, { formId })).status).toBe(400)
  })

  test("R42 rejects another visitor's file, one without a session, and one already sent", async () => {
    const mine = await uploaded('mine.txt', 'text')
    const other = await uploaded('other.txt', 'text')
    const status = async (ids: string[], cookie = '') => (await sendPart({ photos: ids }, { cookie })).status
    expect(await status([mine.id], other.cookie)).toBe(400)
    expect(await status([mine.id])).toBe(400)
    expect(await status([mine.id, mine.id], mine.cookie)).toBe(400)
    expect(await status(Array(11).fill(mine.id), mine.cookie)).toBe(400)
    expect(await status([mine.id], mine.cookie)).toBe(201)
    expect(await status([mine.id], mine.cookie)).toBe(400)
    expect((await sendPart({ photos: [other.id], receipt: [other.id] }, { cookie: other.cookie })).status).toBe(400)
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => status([other.id], other.cookie)))
    expect(atOnce.sort()).toEqual([201, 400, 400, 400])
  })

  test('R30 is rejected without JSON, the kit’s header and an allowed origin', async () => {
    const headers = { 'X-Shop-Request': '' }
    expect((await shop.ask('/api/requests', { method: 'POST', body: {}, headers })).status).toBe(403)
    const origin = { origin: 'https://evil.example' }
    expect((await shop.ask('/api/requests', { method: 'POST', body: {}, headers: origin })).status).toBe(403)
  })
})

describe('request limits', () => {
  test('CALL-54 ten a minute and sixty an hour per client address, then 429 with Retry-After', async () => {
    const statuses: number[] = []
    for (let minute = 0; minute < 7; minute += 1) {
      for (let at = 0; at < 11; at += 1) statuses.push((await send({}, { peer: 'busy' })).status)
      now = new Date(now.getTime() + 61_000)
      stopClock(now)
    }
    const minuteOf = (passed: number) => [...Array(passed).fill(400), ...Array(11 - passed).fill(429)]
    expect(statuses).toEqual([...Array.from({ length: 6 }, () => minuteOf(10)).flat(), ...minuteOf(0)])
    const refused = await send(service, { peer: 'busy' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  })

  test('CALL-54 three receipts a day per recipient, from any number of client addresses', async () => {
    for (let at = 0; at < 6; at += 1)
      expect((await sendPart({ email: at % 2 ? 'Bombed@medzio.example' : 'bombed@medzio.example' })).status).toBe(201)
    expect((await mails()).filter(({ recipient }) => recipient === 'bombed@medzio.example')).toHaveLength(3)
  })
})

describe('forms of any size', () => {
  test('CALL-54 accepts 500 fields, whose html stays text in the mail', async () => {
    const evil = '<img src=x onerror=alert(1)>'
    const text = { en: evil, lt: evil }
    const elements = Array.from({ length: 500 }, (_, at) => ({ id: `f${at}`, type: 'textInput', title: text, required: true }))
    await shop.db.query('insert into form (id, definition) values ($1, $2)', [
      'long',
      JSON.stringify({ _id: 'long', title: text, description: text, elements }),
    ])
    const data = Object.fromEntries(elements.map(({ id }) => [id, evil]))
    expect((await send({ ...data, f499: '' }, { formId: 'long' })).status).toBe(400)
    expect((await send(data, { formId: 'long' })).status).toBe(201)
    const mailPage = await shop.ask('/dev/mail', { peer: '127.0.0.1' })
    expect(await mailPage.text()).not.toContain('<img')
    const requests = await (await shop.ask('/dev/requests', { peer: '127.0.0.1' })).text()
    expect(requests).not.toContain('<img')
    expect(requests).toContain('&lt;img')
  })

  test('CALL-54 a field applies its limits, and missing optional properties cause no error', async () => {
    const elements = [
      { id: 'code', type: 'textInput', maxLength: 4 },
      { id: 'count', type: 'textInput', min: 2, max: 5 },
      { id: 'stars', type: 'rating', max: 3 },
      { id: 'size', type: 'selectOption', selectOptions: ['S', 'M'] },
    ]
    await shop.db.query('insert into form (id, definition) values ($1, $2)', ['strict', JSON.stringify({ _id: 'strict', elements })])
    const status = async (data: object) => (await send(data, { formId: 'strict' })).status
    expect(await status({ code: '1234', count: '5', stars: 3, size: 'M' })).toBe(201)
    for (const data of [{ code: '12345' }, { count: '1' }, { count: '6' }, { stars: 4 }, { size: 'L' }])
      expect(await status(data)).toBe(400)
    expect((await mails()).at(-1)?.body).toContain('size:\n  M')
  })

  test('CALL-54 a field of an unknown type cannot be filled', async () => {
    await shop.db.query('insert into form (id, definition) values ($1, $2)', [
      'odd',
      JSON.stringify({ _id: 'odd', title: 'Odd', description: '', elements: [{ id: 'x', type: 'constructor', title: 'X' }] }),
    ])
    expect((await send({ x: 'a' }, { formId: 'odd' })).status).toBe(400)
    expect((await send({}, { formId: 'odd' })).status).toBe(201)
  })
})
