import { beforeAll, describe, expect, test } from 'vitest'
import { createLine, createOrder, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { openAnotherShop, openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const cms = 'http://127.0.0.1:4301'
const text = async (path: string) => (await shop.ask(path)).text()

describe('simulated faults', () => {
  test('R16 status-503 responds with that status, readable by an embedding site', async () => {
    const answer = await shop.ask('/fault/status-503/api/configuration', { headers: { origin: cms } })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('access-control-allow-origin')).toBe(cms)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('R16 truncated, html, empty and malformed break the response body', async () => {
    const whole = await text('/api/countries/settings')
    expect(await text('/fault/truncated/api/countries/settings')).toBe(whole.slice(0, whole.length / 2))
    const page = await shop.ask('/fault/html/api/configuration')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await text('/fault/empty/api/countries/settings')).toBe('[]')
    expect(await text('/fault/empty/api/configuration')).toBe('{}')
    const malformed = JSON.parse(await text('/fault/malformed/api/countries/settings'))
    expect(malformed).toHaveLength(JSON.parse(whole).length)
    expect(malformed[0].code).toBeUndefined()
  })

  test('R16 malformed breaks a compressed response', async () => {
    const answer = await shop.ask('/fault/malformed/api/translations', { headers: { 'accept-encoding': 'gzip' } })
    expect(JSON.parse(await answer.text())).toBeTypeOf('object')
  })

  test('R19 slow-200 delays the response, hang blocks until the client aborts', async () => {
    const started = performance.now()
    expect((await shop.ask('/fault/slow-200/api/configuration')).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(190)
    await expect(shop.ask('/fault/hang/api/configuration', { signal: AbortSignal.timeout(100) })).rejects.toThrow()
  })

  test('R16 a fault applies only to the calls it names', async () => {
    const status = async (path: string) => (await shop.ask(path)).status
    expect(await status('/fault/status-500@countries/settings,carts/api/countries/settings')).toBe(500)
    expect(await status('/fault/status-500@countries/settings,carts/api/configuration')).toBe(200)
    expect(await status('/fault/status-500@countries/api/countries/settings')).toBe(200)
    expect(await status('/fault/status-500@countries*/api/countries/settings')).toBe(500)
    expect(await status('/fault/unknown/api/configuration')).toBe(200)
    expect(await status('/fault/status-500/openapi.json')).toBe(404)
  })

  test('R18 a POST ignores a fault of another call', async () => {
    const answer = await shop.ask('/fault/status-500@products/api/carts', { method: 'POST', body: { active: true, data: '{}' } })
    expect(answer.status).toBe(200)
  })

  test.each([
    ['text/plain', '/fault/status-500@products/api/carts', 403],
    ['application/json', '/fault/status-500@products/api/carts', 413],
    ['application/json', '/fault/html/api/orders', 200],
  ])('R58 reads an endless body of type %s only up to the limit at %s', async (type, path, status) => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 100_000
        if (sent > 10_000_000) controller.close()
        else controller.enqueue(new Uint8Array(100_000).fill(32))
      },
    })
    const headers = { 'content-type': type, ...(type === 'application/json' && { 'x-shop-request': '1' }) }
    const request = new Request(`http://localhost:4300${path}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    expect((await shop.fetch(request)).status).toBe(status)
    expect(sent).toBeLessThan(1_500_000)
  })

  test('R16 malformed breaks file responses', async () => {
    const [variant] = await stockedVariants(shop)
    const body = { stringifiedContent: JSON.stringify([{ sku: variant?.code }]), locale: 'en' }
    const answer = await shop.ask('/fault/malformed/api/pdfRendering/preview/commercialOffer', { method: 'POST', body })
    expect(await answer.json()).toEqual({ total: 'much' })
  })

  test('repeating an order after a lost response creates no second order', async () => {
    const [variant] = await stockedVariants(shop)
    if (!variant) throw new Error('The catalogue has no variant')
    const body = createOrder([createLine(variant)])
    const send = (path: string) => shop.ask(path, { method: 'POST', body, headers: { 'Idempotency-Key': 'lost' } })
    const { length: before } = await shop.db.query('select 1 from customer_order')
    expect((await send('/fault/status-500/api/orders')).status).toBe(500)
    const half = await send('/fault/truncated/api/orders')
    await expect(half.json()).rejects.toThrow()
    expect((await send('/api/orders')).status).toBe(200)
    expect(await shop.db.query('select 1 from customer_order')).toHaveLength(before + 1)
  })

  test('R41 faults are disabled in production', async () => {
    const production = await openAnotherShop({ development: false })
    expect((await production.ask('/fault/status-503/api/configuration')).status).toBe(404)
  })

  test.each(['/%', '/%E0%A4%A', '/api/products/%ff/variants', '/images/%'])(
    'R40 the undecodable path %s does not cause a server error',
    async (path) => {
      expect((await shop.ask(path)).status).toBeLessThan(500)
    },
  )
})
