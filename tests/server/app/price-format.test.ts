import { beforeAll, describe, expect, test } from 'vitest'
import * as renderer from '../../../elements/server/index.ts'
import { offerDocument } from '../../../server/checkout/offers/offer-document.ts'
import { englishWords } from '../../../server/languages/words.ts'
import { placedOrder } from '../../../src/model/account/order.ts'
import { createLine, createOrder, type StockedVariant, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { inflateStreams } from '../cart/pdf-text.ts'
import { parseTag } from '../render/rendered.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'

async function openWith(priceFormat?: 'intl') {
  const shop = await openAnotherShop({ renderer })
  const [variant] = await stockedVariants(shop)
  if (!variant) throw new Error('The catalogue has no variant')
  await shop.db.query('update variant set price_cents = 123450 where code = $1', [variant.code])
  await shop.deps.settings.change({ priceFormat })
  return { shop, variant }
}
const shops = {} as Record<'intl' | 'specified', { shop: TestShop; variant: StockedVariant }>
beforeAll(async () => {
  shops.specified = await openWith()
  shops.intl = await openWith('intl')
})

let peers = 0
const peer = () => {
  peers += 1
  return `10.7.0.${peers}`
}

const offerLines = async ({ shop, variant }: (typeof shops)['intl'], locale: string) => {
  const content = { guid: 'c', products: [createLine(variant)], total: 1, currency: 'EUR' }
  const answer = await shop.ask('/api/pdfRendering/preview/commercialOffer', {
    method: 'POST',
    body: { stringifiedContent: JSON.stringify(content), locale },
    peer: peer(),
  })
  expect(answer.status).toBe(200)
  return inflateStreams(Buffer.from(await answer.arrayBuffer())).match(/^\[<.*\] TJ$/gm)
}

const offer = (language: 'en' | 'lt', currency: string, priceFormat?: 'intl') =>
  JSON.stringify(
    offerDocument(
      {
        language,
        at: new Date(0),
        currency,
        priceFormat,
        company: { name: 'Us', lines: [] },
        pictures: {},
        total: 2469,
        totalVAT: 428.5,
        discount: 0,
        vatRate: 0.21,
        lines: [
          {
            code: 'C',
            title: 'Thing',
            quantity: 2,
            price: 1234.5,
            total: 2469,
            picture: undefined,
            services: [{ title: 'Engraving', price: 5 }],
          },
        ],
      },
      englishWords.offer,
    ),
  ).replaceAll('\u00a0', ' ')

describe('the price format of the configuration', () => {
  test.each([
    ['en', 'EUR', ['€1,234.50', '€2,469.00', '€2,040.50', 'Engraving, €5.00']],
    ['lt', 'EUR', ['1 234,50 €', '2 469,00 €', '2 040,50 €', 'Engraving, 5,00 €']],
    ['en', 'JPY', ['¥1,235', '¥2,469', '¥2,041', 'Engraving, ¥5']],
    ['en', 'KWD', ['KWD 1,234.500', 'KWD 2,469.000', 'KWD 2,040.500', 'Engraving, KWD 5.000']],
    ['lt', 'SEK', ['1 234,50 SEK', '2 469,00 SEK', '2 040,50 SEK', 'Engraving, 5,00 SEK']],
  ] as const)('an offer in %s and %s has its decimals and its signs', (language, currency, amounts) => {
    for (const amount of amounts) expect(offer(language, currency, 'intl')).toContain(amount)
    expect(offer(language, 'EUR')).toContain('€1234,50')
  })

  test('the PDF of an offer follows it', async () => {
    const [specified, written] = [await offerLines(shops.specified, 'lt'), await offerLines(shops.intl, 'lt')]
    expect(written?.length).toBe(specified?.length)
    expect(written).not.toEqual(specified)
  })

  test.each([
    ['intl', 'en', '€1,234.50', /^€\d+\.\d\d$/, />Pay €1,2\d\d\.\d\d</],
    ['intl', 'lt', '1 234,50 €', /^\d+,\d\d\u00a0€$/, />Apmokėti 1\u00a02\d\d,\d\d\u00a0€</],
    ['specified', 'en', '€1234,50', /^€\d+,\d\d$/, />Pay €12\d\d,\d\d</],
    ['specified', 'lt', '€1234,50', /^€\d+,\d\d$/, />Apmokėti €12\d\d,\d\d</],
  ] as const)('%s: a card rendered in %s, the mail and the page of payment say %s', async (format, lang, price, card, button) => {
    const { shop, variant } = shops[format]
    const query = new URLSearchParams({ lang, tag: 'shop-product-list', attributes: 'product-list=trail&page-size=2' })
    const { shadow } = parseTag(await (await shop.ask(`/render?${query}`, { peer: peer() })).text())
    expect(shadow.querySelector('.price')?.textContent).toMatch(card)
    const answer = await shop.ask(`/api/orders?lang=${lang}`, {
      method: 'POST',
      body: { ...createOrder([createLine(variant)]), paymentMethod: 'online' },
      peer: peer(),
    })
    expect(answer.status).toBe(201)
    const { payment } = placedOrder.parse(await answer.json())
    const [mail] = await shop.db.query<{ body: string }>('select body from outbox order by no desc limit 1')
    expect(mail?.body.replaceAll('\u00a0', ' ')).toContain(price)
    const page = await shop.ask(new URL(payment?.url ?? '').pathname, { peer: peer() })
    expect(await page.text()).toMatch(button)
  })
})
