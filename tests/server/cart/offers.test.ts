import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerDocument } from '../../../server/checkout/offers/offer-document.ts'
import { makePdfPrinter, PdfTimeoutError } from '../../../server/checkout/offers/pdf/pdf-printer.ts'
import { englishWords } from '../../../server/languages/words.ts'
import { pricing } from '../../../src/model/cart/pricing.ts'
import { createLine, createOrder, type StockedVariant, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { logIn } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'
import { inflateStreams, uniqueCharacters } from './pdf-text.ts'

let shop: TestShop
let variant: StockedVariant
let peers = 0
beforeAll(async () => {
  shop = await openShop()
  const [found] = await stockedVariants(shop)
  if (!found) throw new Error('The catalogue has no variant')
  variant = found
})

const ask = (content: unknown, locale: unknown = 'en', cookie?: string) => {
  peers += 1
  const stringifiedContent = typeof content === 'string' ? content : JSON.stringify(content)
  return shop.ask('/api/pdfRendering/preview/commercialOffer', {
    method: 'POST',
    body: { stringifiedContent, locale },
    peer: `10.2.0.${peers}`,
    ...(cookie && { headers: { cookie } }),
  })
}
const fileOf = async (answer: Response) => {
  expect(answer.status).toBe(200)
  return inflateStreams(Buffer.from(await answer.arrayBuffer()))
}
const textOf = (file: string) => file.match(/^\[<.*\] TJ$/gm)
const cart = (more: object = {}, quantity = 2) => ({
  guid: 'c',
  products: [{ ...createLine(variant, quantity), ...more }],
  total: 1,
  currency: 'XXX',
})

describe('a commercial offer', () => {
  test('CALL-38 EXP-06 POST /api/pdfRendering/preview/commercialOffer returns a named file', async () => {
    const answer = await ask(cart(), 'lt')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Commercial offer.pdf"; filename*=UTF-8''Komercinis%20pasi%C5%ABlymas.pdf`,
    )
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const read = await shop.ask('/api/configuration', { headers: { origin: 'http://127.0.0.1:4301' } })
    expect(read.headers.get('access-control-expose-headers')).toContain('Content-Disposition')
  })

  test('CALL-38 renders Lithuanian, Cyrillic and the euro sign', async () => {
    const title = 'Ąžuolinė kėdė „Šešiolika žąsų“ – Стул «Дуб» ёъ'
    await shop.db.query(
      "update product_text set title = $1 where lang = 'lt' and product_no = (select product_no from variant where code = $2)",
      [title, variant.code],
    )
    const shown = uniqueCharacters(await fileOf(await ask(cart(), 'lt')))
    for (const character of `${title}€įūūčą`.replaceAll(' ', '')) expect([...shown]).toContain(character)
  })

  test('CALL-38 accepts catalogue rows, by article number or variant code', async () => {
    const [{ sku } = { sku: '' }] = await shop.db.query<{ sku: string }>(
      'select sku from product p where not exists (select 1 from variant v where v.code = p.sku) order by no limit 1',
    )
    expect((await ask([{ sku, title: 'x', finalPrice: 1 }, { sku: variant.code }])).status).toBe(200)
  })

  test('R27 has the prices of the cart for a customer who has reached a loyalty program', async () => {
    const { cookie } = await logIn(shop, 'offered@example.com')
    await shop.db.query("update loyalty_program set needed_cents = 1 where type = 'discount'")
    const sent = await shop.ask('/api/orders', { method: 'POST', body: createOrder([createLine(variant)]), headers: { cookie } })
    expect(sent.status).toBe(201)
    const body = { products: [createLine(variant, 2)] }
    const priced = await shop.ask('/api/orders/price', { method: 'POST', body, headers: { cookie } })
    const { productDetails } = pricing.parse(await priced.json())
    const price = productDetails?.[createLine(variant).guid]?.price ?? 0
    expect(price).toBeLessThan(variant.price / 100)
    const full = textOf(await fileOf(await ask(cart())))
    const reduced = textOf(await fileOf(await ask(cart(), 'en', cookie)))
    const setPrice = (cents: number) => shop.db.query('update variant set price_cents = $2 where code = $1', [variant.code, cents])
    await setPrice(Math.round(price * 100))
    expect(reduced).toEqual(textOf(await fileOf(await ask(cart()))))
    expect(reduced).not.toEqual(full)
    await setPrice(variant.price)
  })

  test('R27 uses the shop’s prices', async () => {
    const honest = await fileOf(await ask(cart()))
    const lying = await fileOf(await ask(cart({ price: 0.01, title: 'Free', totalWithVAT: 0, services: [{ title: 'Gift', price: -5 }] })))
    expect(textOf(honest)?.length).toBeGreaterThan(10)
    expect(textOf(lying)).toEqual(textOf(honest))
  })

  test('SIDE-06 an unavailable quantity has no price', async () => {
    expect((await ask(cart({}, 9999))).status).toBe(200)
  })
})

describe('hostile content', () => {
  const heard: string[] = []
  const listening = createServer((request, response) => {
    heard.push(request.url ?? '')
    response.end()
  })
  beforeAll(() => new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => listening.close(resolve)))

  test('R44 loads no URL, reads no file and runs no code', async () => {
    const address = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/picture.png`
    const hostile = {
      image: address,
      imageId: address,
      svg: `<svg><image href="${address}"/></svg>`,
      link: 'javascript:alert(1)',
      qr: address,
      images: { logo: 'file:///etc/passwd' },
      files: { x: { src: '/etc/passwd' } },
      attachments: { x: address },
      fonts: address,
      title: { image: '/etc/passwd' },
      attributes: { engraving: `<img src="${address}"><script>alert(1)</script>`, image: '/etc/passwd' },
    }
    const file = await fileOf(await ask({ ...cart(hostile), ...hostile, content: [hostile], header: hostile }))
    expect(heard).toEqual([])
    expect(file).not.toMatch(/root:|\/JavaScript|\/JS\b|\/URI|\/Launch|\/EmbeddedFile|\/OpenAction/)
  })

  test('R44 does not render a document that references a URL or a file', async () => {
    const printer = makePdfPrinter()
    const address = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/p.png`
    await expect(printer.print({ content: [{ image: address }] })).rejects.toThrow()
    await expect(printer.print({ content: [{ image: '/etc/hostname' }] })).rejects.toThrow()
    await expect(printer.print({ content: [{ image: 'logo' }], images: { logo: address } })).rejects.toThrow()
    expect(heard).toEqual([])
  })

  const neither = 'The content is neither a cart nor rows of the catalogue'
  const one = (more: object) => ({ products: [{ code: variant.code, quantity: 1, ...more }] })

  test.each<[string, () => unknown, string]>([
    ['invalid JSON', () => '{"products":[', 'The content is not JSON'],
    ['no products', () => ({ products: [] }), 'The offer has no products'],
    ['only unknown products', () => one({ code: 'NOPE' }), 'The offer has no products'],
    ['an invalid quantity', () => one({ quantity: 1e21 }), neither],
    ['a code of 65 characters', () => one({ code: 'A'.repeat(65) }), neither],
    ['301 lines', () => ({ products: Array(301).fill({ code: variant.code, quantity: 1 }) }), 'An offer has at most 300 lines'],
    ['a text', () => '"offer"', neither],
    ['null', () => 'null', neither],
    ['a NUL inside', () => one({ code: 'A\0' }), neither],
    ['brackets 40 deep', () => one({ attributes: { a: [] }, deep: JSON.parse('['.repeat(40) + ']'.repeat(40)) }), neither],
    ['more than 500,000 characters', () => `"${'a'.repeat(500_000)}"`, 'The body is invalid at stringifiedContent'],
  ])('R40 rejects content with %s', async (_, content, message) => {
    const answer = await ask(content())
    expect([answer.status, await answer.json()]).toEqual([400, { name: 'BadRequest', message }])
  })

  test('R40 an unknown locale falls back to English, a non-text locale is rejected', async () => {
    expect((await ask(cart(), '../../etc')).headers.get('content-disposition')).toContain("UTF-8''Commercial%20offer.pdf")
    expect((await ask(cart(), 7)).status).toBe(400)
  })

  test('limits offers to ten a minute per client address', async () => {
    const send = () =>
      shop.ask('/api/pdfRendering/preview/commercialOffer', {
        method: 'POST',
        body: { stringifiedContent: '{}', locale: 'en' },
        peer: '10.3.0.1',
      })
    const statuses = (await Promise.all(Array.from({ length: 11 }, send))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([...Array(10).fill(400), 429])
  })
})

describe('slow rendering', () => {
  const long = offerDocument(
    {
      ...{
        language: 'en',
        at: new Date(0),
        currency: 'EUR',
        company: { name: 'Us', lines: [] },
        total: 0,
        totalVAT: 0,
        discount: 0,
        vatRate: 0.21,
        pictures: {},
      },
      lines: Array.from({ length: 300 }, (_, at) => ({
        code: `C${at}`,
        title: 'Thing',
        quantity: 1,
        price: 1,
        total: 1,
        services: [],
        picture: undefined,
      })),
    },
    englishWords.offer,
  )

  test('times out, and the next offer still renders', async () => {
    const hasty = makePdfPrinter({ timeoutMs: 50 })
    await expect(hasty.print(long)).rejects.toThrow(PdfTimeoutError)
    await expect(hasty.print(long)).rejects.toThrow(PdfTimeoutError)
    expect((await makePdfPrinter().print({ content: 'short' })).length).toBeGreaterThan(500)
  })

  test('does not block the shop, and a full queue rejects immediately', async () => {
    const printer = makePdfPrinter({ maxQueued: 1 })
    const [first, second] = [printer.print(long), printer.print({ content: 'short' })]
    await expect(printer.print({ content: 'one too many' })).rejects.toThrow('Too many')
    let longest = 0
    let last = performance.now()
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 10)
    await Promise.all([first, second])
    clearInterval(timer)
    expect(longest).toBeLessThan(1000)
  })
})
