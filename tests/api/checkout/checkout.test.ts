import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getPaymentMethods, getSalons, getShippingMethods } from '../../../src/api/checkout-methods.ts'
import { renderOffer } from '../../../src/api/offers.ts'
import { postOrder } from '../../../src/api/orders.ts'
import { deliveryKind, terminalShippingTypes } from '../../../src/domain/cart/delivery.ts'
import { orderRequest } from '../../../src/model/checkout/order-request.ts'
import { createLine, createOrder, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { openShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect()
})
const lastQuery = () => Object.fromEntries(wire.last().query)

test('CALL-29 requests payment methods by language; each has a title and a type', async () => {
  const methods = await getPaymentMethods(shop, 'lt')
  expect([wire.last().path, lastQuery()]).toEqual(['/api/payment-methods', { lang: 'lt' }])
  expect(methods.length).toBeGreaterThan(1)
  for (const { title, paymentType } of methods) expect([title, paymentType].every(Boolean)).toBe(true)
})

test('CALL-30 CART-22 requests shipping methods by language; only terminal methods have terminals', async () => {
  const methods = await getShippingMethods(shop, 'en')
  expect([wire.last().path, lastQuery()]).toEqual(['/api/shipping-methods', { lang: 'en' }])
  for (const type of terminalShippingTypes) expect(methods.some((method) => method.type === type && method.terminals?.length)).toBe(true)
  expect(methods.filter(({ type }) => deliveryKind(type) !== 'terminal').every(({ terminals }) => terminals === undefined)).toBe(true)
  const [inEnglish] = methods
  expect((await getShippingMethods(shop, 'lt'))[0]?.title).not.toBe(inEnglish?.title)
})

test('CALL-31 requests pickup salons by language', async () => {
  const salons = await getSalons(shop, 'en')
  expect([wire.last().path, lastQuery()]).toEqual(['/api/shipping-salons', { lang: 'en' }])
  for (const { _id, title } of salons) expect([_id, title].every(Boolean)).toBe(true)
})

describe('POST /api/orders', () => {
  const request = async (more?: object) => {
    const [variant] = await stockedVariants(await openShop())
    if (!variant) throw new Error('Nothing is in stock')
    return orderRequest.parse(createOrder([createLine(variant)], more))
  }

  test('sends key and language, and returns the order', async () => {
    const placed = await postOrder(shop, await request(), { key: 'first', lang: 'en' })
    expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/orders' })
    expect([wire.last().headers.get('idempotency-key'), lastQuery()]).toEqual(['first', { lang: 'en' }])
    expect(placed).toMatchObject({ id: expect.any(String), number: expect.any(String), products: [{ quantity: 1 }] })
  })

  test('R18 throws on an error response without retrying', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const body = await request()
    const wrong = { ...body, paymentMethod: 'none' }
    await expect(postOrder(shop, wrong, { key: 'wrong', lang: 'en' })).rejects.toMatchObject({ status: 400 })
    expect(wire.to('/api/orders')).toHaveLength(1)
    const busy = { ...shop, apiBase: `${shop.apiBase}/fault/status-503` }
    await expect(postOrder(busy, body, { key: 'busy', lang: 'en' })).rejects.toMatchObject({ status: 503 })
    expect(wire.to('/fault/status-503/api/orders')).toHaveLength(1)
    vi.restoreAllMocks()
  })
})

describe('commercial offer', () => {
  const cart = { guid: 'c', products: [], total: 0, totalWithoutVAT: 0, totalVAT: 0, VAT: 0.21 }

  test('CALL-38 returns a PDF with a file name for the displayed cart and a language', async () => {
    const [variant] = await stockedVariants(await openShop())
    const content = JSON.stringify({ ...cart, products: variant ? [{ ...createLine(variant), title: 'Ąžuolas' }] : [] })
    const { file, name } = await renderOffer(shop, { stringifiedContent: content, locale: 'lt' })
    expect(wire.last()).toMatchObject({
      method: 'POST',
      path: '/api/pdfRendering/preview/commercialOffer',
      body: { stringifiedContent: content, locale: 'lt' },
    })
    expect(name).toMatch(/\.pdf$/)
    expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  })

  test.each([
    [undefined, 'Commercial offer.pdf'],
    ['attachment', 'Commercial offer.pdf'],
    ['attachment; filename="Offer 7.pdf"', 'Offer 7.pdf'],
    ['attachment; filename=Offer.pdf; size=7', 'Offer.pdf'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''Pasi%C5%ABlymas.pdf`, 'Pasiūlymas.pdf'],
    ['attachment; filename="../../etc/passwd"', '.. .. etc passwd'],
    [`attachment; filename*=UTF-8''%E0%A4`, 'Commercial offer.pdf'],
  ])('parses the header %s to the file name %s', async (header, expected) => {
    vi.stubGlobal('fetch', async () => new Response('%PDF-', { headers: header ? { 'content-disposition': header } : {} }))
    expect((await renderOffer(shop, { stringifiedContent: '{}', locale: 'en' })).name).toBe(expected)
  })
})
