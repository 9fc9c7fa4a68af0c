import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../../src/domain/messages.ts'
import { translations } from '../../../src/model/app/translation.ts'
import { openAnotherShop, openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const report = (key: unknown, peer = '10.0.0.1') => shop.ask('/api/translations', { method: 'POST', body: { key }, peer })
const missing = async () => (await shop.db.query<{ key: string }>('select key from missing_translation order by key')).map(({ key }) => key)

describe('texts of the interface', () => {
  test('CALL-34 GET /api/translations returns the texts of a language by key', async () => {
    const lt = translations.parse(await shop.read('/api/translations?lang=lt'))
    const en = translations.parse(await shop.read('/api/translations?lang=en'))
    expect(lt['Add to cart']).toBe('Į krepšelį')
    expect(en['Add to cart']).toBe('Add to cart')
  })

  test('CALL-34 every text of the kit has a Lithuanian translation', async () => {
    const lt = await shop.read<Record<string, string>>('/api/translations?lang=lt')
    expect(Object.values(messages).filter((key) => !lt[key])).toEqual([])
  })

  test('ENT-27 both languages have the same keys, and every text has its key’s placeholders', async () => {
    const lt = await shop.read<Record<string, string>>('/api/translations?lang=lt')
    const en = await shop.read<Record<string, string>>('/api/translations?lang=en')
    expect(Object.keys(lt)).toEqual(Object.keys(en))
    const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort() // languages differ in their plural forms
    for (const [key, text] of Object.entries(lt)) expect([key, placeholders(text)]).toEqual([key, placeholders(key)])
  })
})

describe('texts without a translation', () => {
  test('CALL-35 POST /api/translations stores a key once', async () => {
    for (const key of ['Ship it {when}', 'Ship it {when}']) expect((await report(key)).status).toBe(201)
    expect(await missing()).toEqual(['Ship it {when}'])
  })

  test('CALL-35 stores a key of 800 characters in any script', async () => {
    // three bytes per character, and hardly compressible
    const key = String.fromCodePoint(...Array.from({ length: 800 }, (_, index) => 0x4e00 + ((index * 7919) % 20_000)))
    expect((await report(key, '10.0.0.4')).status).toBe(201)
    expect(await missing()).toContain(key)
  })

  test('CALL-35 does not store a translated key', async () => {
    expect((await report('Add to cart')).status).toBe(201)
    expect(await missing()).not.toContain('Add to cart')
  })

  test.each([
    ['markup', '<img src=x>'],
    ['too long', 'a'.repeat(801)],
    ['empty', ''],
    ['a number', 7],
    ['a line break', 'two\nlines'],
    ['a NUL', 'a\0b'],
  ])('CALL-35 rejects %s as a key', async (_, key) => {
    expect((await report(key)).status).toBe(400)
  })

  test('CALL-35 limits reports to 120 per minute and client address', async () => {
    const answers = await Promise.all(Array.from({ length: 121 }, (_, index) => report(`Text ${index % 3}`, '10.0.0.2')))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(120).fill(201), 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await report('Text 1', '10.0.0.3')).status).toBe(201)
  })

  test('R01 the page of missing translations escapes keys', async () => {
    await report('Tom & "Jerry"')
    const page = await (await shop.ask('/dev/translations', { peer: '127.0.0.1' })).text()
    expect(page).toContain('Tom &amp; &quot;Jerry&quot;')
    expect(page).toContain('<td>en, lt</td>')
  })

  test('R59 the page of missing translations is only served to loopback', async () => {
    const status = async (peer: string, host = 'localhost:4300', headers = {}) =>
      (await shop.fetch(new Request(`http://${host}/dev/translations`, { headers }), peer)).status
    expect(await status('127.0.0.1')).toBe(200)
    for (const [peer, host, headers] of [
      ['192.168.1.7', undefined, {}],
      ['', undefined, {}],
      ['127.0.0.1', 'evil.example', {}],
      ['127.0.0.1', undefined, { 'x-forwarded-for': '203.0.113.9' }],
    ] as const)
      expect(await status(peer, host, headers)).toBe(404)
  })

  test('CALL-35 production stores no keys and has no page of missing translations', async () => {
    const production = await openAnotherShop({ development: false })
    expect((await production.ask('/api/translations', { method: 'POST', body: { key: 'Not yet' } })).status).toBe(201)
    expect(await production.db.query('select 1 from missing_translation')).toEqual([])
    expect((await production.ask('/dev/translations', { peer: '127.0.0.1' })).status).toBe(404)
  })
})
