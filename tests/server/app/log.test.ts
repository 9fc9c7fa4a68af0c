import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkLogLevel, log } from '../../../server/log/log.ts'
import { pathForLog } from '../../../server/log/request-log.ts'
import { captureLog } from '../capture-log.ts'
import { changing, openAnotherShop, openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

describe('the log of requests', () => {
  test('has one line per request, with the id of the response, also if the server renders a page with requests of its own', async () => {
    const captured = captureLog()
    for (const [path, status] of [
      ['/api/countries/settings', 200],
      ['/', 200],
      ['/api/nothing', 404],
    ] as const) {
      const response = await shop.ask(path)
      expect(captured.lines.at(-1)).toEqual({
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        requestId: response.headers.get('x-request-id'),
        method: 'GET',
        path,
        status,
        ms: expect.any(Number),
        msg: 'request',
      })
    }
    expect(captured.lines).toHaveLength(3)
    expect(new Set(captured.lines.map(({ requestId }) => requestId)).size).toBe(3)
  })

  test('contains no query, address, header, body, id or token', async () => {
    const order = await shop.ask('/api/carts', { method: 'POST', body: { active: true, data: '{"note":"body-secret"}' } })
    const cookie = order.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { id } = (await order.json()) as { id: string }
    expect(id.length).toBeGreaterThan(15)
    const captured = captureLog('trace')
    const options = { headers: { cookie, 'user-agent': 'agent-secret', referer: 'https://from.example/secret' }, peer: '203.0.113.77' }
    await shop.ask(`/api/carts/${id}?token=query-secret`, options)
    await shop.ask('/api/nothing/jane%40example.com', options)
    await shop.ask('/api/nothing/jane@example.com', options)
    expect(captured.lines.map(({ path }) => path)).toEqual(['/api/carts/*', '/api/nothing/*', '/api/nothing/*'])
    for (const secret of [id, cookie.split('=')[1] ?? '', 'secret', 'jane', '203.0.113.77']) expect(captured.text).not.toContain(secret)
  })

  test('keeps the paths of pages and replaces ids', () => {
    const kept = [
      '/',
      '/p/trail-pack-with-roll-top-bp-1001',
      '/c/workshop/hand-tools',
      '/api/products/BP-1001/variants',
      '/kit/shop-kit.js',
    ]
    expect(kept.map(pathForLog)).toEqual(kept)
    expect(pathForLog('/orders/0f8fad5b-d9cb-469f-a165-70867728950e/payment')).toBe('/orders/*/payment')
    expect(pathForLog('/reset/5f4dcc3b5aa765d61d8327deb882cf99')).toBe('/reset/*')
    expect(pathForLog('/reset/V1StGXR8_Z5jdHi6B-myT')).toBe('/reset/*')
    expect(pathForLog('/reset/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.Gfx6VO9tcxwk6xqx9yYzSfebfeakZp5JYIgP')).toBe('/reset/*')
  })

  test('an error is logged with the id of its request', async () => {
    const captured = captureLog('error')
    await shop.db.exec('alter table country rename to gone')
    onTestFinished(() => shop.db.exec('alter table gone rename to country'))
    const response = await shop.ask('/api/countries/settings')
    const requestId = response.headers.get('x-request-id')
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    expect(captured.lines).toMatchObject([
      { level: 'error', requestId, msg: 'a request failed', err: { code: '42P01', stack: expect.any(String) } },
      { level: 'error', requestId, msg: 'request', status: 500 },
    ])
  })

  test('takes the id of a trusted proxy only', async () => {
    captureLog()
    const behind = await openAnotherShop({ trustProxy: 1 })
    const idOf = async (site: TestShop, id: string) =>
      (await site.ask('/api/countries/settings', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    const id = '4bf92f3577b34da6a3ce929d0e0e4736'
    expect(await idOf(behind, id)).toBe(id)
    expect(await idOf(shop, id)).not.toBe(id)
    expect(await idOf(behind, 'jane@example.com')).toMatch(/^[\da-f-]{36}$/)
  })

  test('is off in tests, and above its level', async () => {
    expect(log.level).toBe('silent')
    const captured = captureLog('warn')
    await shop.ask('/api/countries/settings', { method: 'POST', headers: changing })
    expect(captured.text).toBe('')
    log.level = 'silent'
    expect((await shop.ask('/api/countries/settings')).headers.has('x-request-id')).toBe(false)
  })

  test('an unknown LOG_LEVEL is refused with the levels there are', () => {
    expect(() => checkLogLevel('loud')).toThrow('LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not loud.')
    for (const level of ['warn', '', undefined]) expect(() => checkLogLevel(level)).not.toThrow()
  })
})
